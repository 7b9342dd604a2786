// Finds words on the page, and unfolds the example to which a link leads. Without it everything can be read as well.
// The key / leads to the field, Enter to what is found first, Escape back to everything.
(() => {
  const find = document.getElementById('find')
  const field = find.querySelector('input')
  const everywhere = document.getElementById('everywhere')
  const items = [...document.querySelectorAll('[data-of], [data-words]')]
  const texts = new Map()

  /** In small letters, without accents and signs, with a blank before each word, which is found by its beginning. */
  const plain = text => ' ' + text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, ' ') + ' '
  const beginning = word => word.replace(/(?<=...)(ing|ed|es|s)$|(?<=....)e$/, '')
  const rule = item => item.dataset.of && document.getElementById(item.dataset.of)
  /** How a rule is called, with its sentence; and whatever is said of it. */
  const called = item => plain([item.textContent, item.dataset.names, item.dataset.words?.split('\n')[0],
    rule(item)?.querySelector('h3').textContent].join(' '))
  const said = item => plain([item.textContent, item.dataset.names, item.dataset.words, rule(item)?.textContent].join(' '))

  /**
   * Returns the beginnings of the words that are wanted, but all of a number after which more stands; short words, such as
   * "in a", count only if there are no others.
   */
  function wanted() {
    const words = plain(field.value).split(' ').filter(word => word)
    const long = words.filter(word => word.length > 2 || /\d/.test(word))
    return (long.length ? long : words)
      .map((word, i, all) => (/^\d+$/.test(word) && i < all.length - 1 ? word + ' ' : beginning(word)))
  }

  /** Shows what has most of the words, if these are more than half of them; of those what is called so, or all that mention it. */
  function search(mentions = false) {
    const words = wanted()
    const count = text => words.filter(word => text.includes(' ' + word)).length
    const most = (some, score) => {
      const scores = some.map(score)
      const best = Math.max(...scores)
      return some.filter((item, i) => scores[i] === best)
    }
    const text = item => texts.get(item) ?? texts.set(item, { called: called(item), said: said(item) }).get(item)
    const all = words.length === 0 ? items
      : most(items, item => count(text(item).said)).filter(item => 2 * count(text(item).said) > words.length)
    const best = words.length === 0 ? items : most(all, item => count(text(item).called))
    const found = new Set(mentions ? all : best)
    items.forEach(item => { item.hidden = !found.has(item) })
    document.querySelectorAll('nav section, main > .rules').forEach(part => {
      part.hidden = [...part.querySelectorAll('li')].every(item => item.hidden)
    })
    document.body.classList.toggle('finding', words.length > 0)
    document.body.classList.toggle('lost', found.size === 0)
    document.body.classList.toggle('more', found.size < all.length)
    if (everywhere) {
      everywhere.href = everywhere.href.replace(/[?].*|$/, '?find=' + encodeURIComponent(field.value.trim()))
    }
  }

  function unfold() {
    for (let part = document.getElementById(decodeURIComponent(location.hash.slice(1))); part; part = part.parentElement) {
      part.open = true
    }
  }

  function press(event) {
    if (event.key === '/' && event.target !== field) {
      event.preventDefault()
      field.select()
    } else if (event.target === field && event.key === 'Enter') {
      items.find(item => !item.hidden)?.querySelector('a')?.click()
    } else if (event.key === 'Escape' && field.value) {
      field.value = ''
      search()
    }
  }

  find.hidden = false
  field.value = new URLSearchParams(location.search).get('find') ?? ''
  field.addEventListener('input', () => search())
  document.getElementById('mentions').addEventListener('click', () => search(true))
  document.addEventListener('keydown', press)
  window.addEventListener('hashchange', unfold)
  search()
  unfold()
})()
