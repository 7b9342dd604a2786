// Finds words on the page, and unfolds the example to which a link leads. Without it everything can be read as well.
(() => {
  const find = document.getElementById('find')
  const field = find.querySelector('input')
  const everywhere = document.getElementById('everywhere')
  const items = [...document.querySelectorAll('[data-of], [data-words]')]
  const wordsOf = item => [item.textContent, item.dataset.words,
    item.dataset.of && document.getElementById(item.dataset.of).textContent].join(' ').toLowerCase()
  const words = new Map()

  function search() {
    const wanted = field.value.trim().toLowerCase()
    items.forEach(item => {
      if (wanted && !words.has(item)) {
        words.set(item, wordsOf(item))
      }
      item.hidden = wanted !== '' && !words.get(item).includes(wanted)
    })
    document.querySelectorAll('nav section, main > .rules').forEach(part => {
      part.hidden = [...part.querySelectorAll('li')].every(item => item.hidden)
    })
    document.body.classList.toggle('finding', wanted !== '')
    everywhere.href = everywhere.href.replace(/[?].*|$/, '?find=' + encodeURIComponent(wanted))
  }

  function unfold() {
    for (let part = document.getElementById(decodeURIComponent(location.hash.slice(1))); part; part = part.parentElement) {
      part.open = true
    }
  }

  find.hidden = false
  field.value = new URLSearchParams(location.search).get('find') ?? ''
  field.addEventListener('input', search)
  window.addEventListener('hashchange', unfold)
  search()
  unfold()
})()
