// What is looked for on a slide.

/** Returns what is wrong with the slide that is shown. Runs in the page, so it uses nothing from outside itself. */
export function faultsOfSlide() {
  const WIDTH = 1280
  const HEIGHT = 720
  const EDGE = 12
  const FOOT = 36
  const SMALLEST = 19.5
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
      faults.add(`${what} overflows the slide: it reaches ${Math.round(box.right)}, ${Math.round(box.bottom)}`)
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

  // 3. Text is large enough, and stands out from what is behind it (WCAG 2, AA).
  const scaleOf = element => element instanceof SVGElement && element.ownerSVGElement
    ? Math.abs(element.getScreenCTM().a) : 1
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const channels = colour => {
    paint.clearRect(0, 0, 1, 1)
    paint.fillStyle = 'rgba(0,0,0,0)'
    paint.fillStyle = colour
    paint.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = paint.getImageData(0, 0, 1, 1).data
    return { r, g, b, a: a / 255 }
  }
  const opacityOf = element => {
    let opacity = 1
    for (let each = element; each && each !== slide.parentElement; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity)
    }
    return opacity
  }
  const over = (top, below) => ({
    r: top.r * top.a + below.r * (1 - top.a), g: top.g * top.a + below.g * (1 - top.a),
    b: top.b * top.a + below.b * (1 - top.a), a: 1
  })
  const paintOf = element => {
    const style = getComputedStyle(element)
    const isShape = element instanceof SVGElement && /^(rect|circle|ellipse|polygon|path)$/.test(element.tagName)
    const colour = channels(isShape ? style.fill : element instanceof SVGElement ? 'transparent' : style.backgroundColor)
    const alpha = colour.a * (isShape ? Number(style.fillOpacity) : 1) * opacityOf(element)
    return { ...colour, a: alpha }
  }
  const backgroundAt = (x, y, element) => {
    const stack = document.elementsFromPoint(x, y)
    const start = stack.indexOf(element)
    const layers = (start < 0 ? stack : stack.slice(start)).map(paintOf)
    const solid = layers.findIndex(layer => layer.a > 0.999)
    const used = solid < 0 ? [...layers, { r: 255, g: 255, b: 255, a: 1 }] : layers.slice(0, solid + 1)
    return used.reduceRight((below, layer) => over(layer, below))
  }
  const luminance = ({ r, g, b }) => {
    const linear = value => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  }
  const contrast = (one, two) => {
    const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  // Hit testing must find everything that is painted, whatever its pointer-events say.
  const style = document.createElement('style')
  style.textContent = '* { pointer-events: auto !important } svg * { pointer-events: visiblePainted !important }'
  document.head.append(style)
  textNodes().forEach(node => {
    const element = node.parentElement
    const css = getComputedStyle(element)
    const size = parseFloat(css.fontSize) * scaleOf(element)
    if (size < SMALLEST) {
      faults.add(`${short(node.textContent)} is written at ${size.toFixed(1)} pixels, too small for the last row`)
    }
    const box = boxOf(node)
    const behind = backgroundAt(Math.min(box.left + box.width / 2, WIDTH - 1), box.top + box.height / 2, element)
    const ink = channels(element instanceof SVGElement ? css.fill : css.color)
    const found = contrast(over({ ...ink, a: ink.a * opacityOf(element) }, behind), behind)
    const isLarge = size >= 24 || (size >= 18.66 && Number(css.fontWeight) >= 700)
    if (found < (isLarge ? 3 : 4.5)) {
      faults.add(`${short(node.textContent)} has a contrast of ${found.toFixed(1)}, less than ${isLarge ? 3 : 4.5}`)
    }
  })
  style.remove()
  return [...faults]
}
