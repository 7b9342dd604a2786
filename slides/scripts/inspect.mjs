// What is looked for on a slide.

/** Returns what is wrong with the slide that is shown. Runs in the page, after `makeLegibility`. */
export function faultsOfSlide() {
  const WIDTH = 1280
  const HEIGHT = 720
  const EDGE = 12
  const FOOT = 36
  const SMALLEST = 23.9
  const slide = Reveal.getCurrentSlide()
  const faults = new Set()
  const short = text => `"${text.trim().replace(/\s+/g, ' ').slice(0, 50)}"`

  const isShown = element => {
    const style = getComputedStyle(element)
    return style.visibility !== 'hidden' && style.display !== 'none' && !element.closest('aside.notes, .sr')
  }

  const textNodes = () => {
    const walker = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT)
    const nodes = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.textContent.trim() && isShown(node.parentElement) && !node.parentElement.closest('style, title, desc')) {
        nodes.push(node)
      }
    }
    return nodes
  }

  const boxOf = node => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }

  const isWithin = (box, outer, slack) => box.left >= outer.left - slack && box.top >= outer.top - slack
    && box.right <= outer.right + slack && box.bottom <= outer.bottom + slack

  // 1. Nothing leaves the slide, and nothing is cut or scrolls.
  const page = { left: EDGE, top: EDGE, right: WIDTH - EDGE, bottom: HEIGHT - FOOT }
  const checkPlace = (what, box) => {
    if (box.width && box.height && !isWithin(box, page, 0)) {
      faults.add(`${what} overflows the slide: it reaches ${Math.round(box.right)}, ${Math.round(box.bottom)}, and there is room up to `
        + `${page.right}, ${page.bottom}: show less, or make two slides`)
    }
  }
  const clips = element => /hidden|auto|scroll|clip/.test(getComputedStyle(element).overflow
    + getComputedStyle(element).overflowX + getComputedStyle(element).overflowY)
  const checkCut = element => {
    if (isShown(element) && clips(element) && element !== slide && !(element instanceof SVGElement)
      && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)) {
      faults.add(`${element.tagName.toLowerCase()} ${short(element.textContent)} is cut or scrolls`)
    }
  }
  const checkInside = element => {
    const outer = element.closest('.listing')
    if (outer && !isWithin(element.getBoundingClientRect(), outer.getBoundingClientRect(), 1)) {
      faults.add(`the line ${short(element.textContent)} is cut: it leaves its listing`)
    }
  }
  slide.querySelectorAll('*').forEach(element => {
    checkCut(element)
    if (element.matches('img, svg, pre, table, .listing, .rule, .answer') && isShown(element)) {
      checkPlace(`${element.tagName.toLowerCase()} ${short(element.textContent)}`, element.getBoundingClientRect())
    }
  })
  textNodes().forEach(node => {
    const box = boxOf(node)
    checkPlace(short(node.textContent), box)
    const listing = node.parentElement.closest('.listing')
    if (listing && !isWithin(box, listing.getBoundingClientRect(), 1)) {
      faults.add(`the listing with ${short(node.textContent)} is cut`)
    }
  })
  slide.querySelectorAll('.listing .line').forEach(checkInside)
  if (slide.scrollHeight > HEIGHT + 1 || slide.scrollWidth > WIDTH + 1) {
    faults.add(`its contents are ${slide.scrollWidth} by ${slide.scrollHeight}, larger than ${WIDTH} by ${HEIGHT}`)
  }

  // 2. Nothing lies on something else.
  const blocks = [...slide.querySelectorAll('h2, .listing, .rule, .board, .diagram, table, .answer, .paragraph, .ulist, .olist')]
    .filter(block => isShown(block) && block.getBoundingClientRect().height)
  blocks.forEach((one, i) => blocks.slice(i + 1).filter(two => !one.contains(two) && !two.contains(one)).forEach(two => {
    const a = one.getBoundingClientRect()
    const b = two.getBoundingClientRect()
    if (a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2) {
      faults.add(`${short(one.textContent)} and ${short(two.textContent)} lie on one another`)
    }
  }))

  // 3. Text is large enough, and stands out from what is behind it.
  window.legibility(textNodes()).forEach(({ text, size, contrast, least }) => {
    if (size < SMALLEST) {
      faults.add(`${short(text)} is written at ${size.toFixed(1)} pixels, too small for the last row`)
    }
    if (contrast < least) {
      faults.add(`${short(text)} has a contrast of ${contrast.toFixed(1)}, less than ${least}: make it darker, or what is behind it lighter, or the other way round`)
    }
  })
  // 4. Signs of a program stand as they are typed: no font draws two as one.
  textNodes().filter(node => /[<>=!-]{2}/.test(node.textContent) && node.parentElement.closest('code, pre')
    && getComputedStyle(node.parentElement).fontVariantLigatures !== 'none')
    .forEach(node => faults.add(`${short(node.textContent)} may be drawn with ligatures: set font-variant-ligatures: none`))
  return [...faults]
}
