// Measures how well text can be read in a page.

/**
 * Adds a function `legibility(nodes)` to the page that this runs in. It measures for each text node its size in pixels, its
 * contrast to what is behind it, and the least contrast that WCAG 2 AA allows at that size. The text must lie within the
 * window.
 */
export function makeLegibility() {
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
    for (let each = element; each; each = each.parentElement) {
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
  const boxOf = node => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getClientRects()[0] ?? range.getBoundingClientRect()
  }
  const measured = node => {
    const element = node.parentElement
    const css = getComputedStyle(element)
    const size = parseFloat(css.fontSize) * scaleOf(element)
    const box = boxOf(node)
    const behind = backgroundAt(Math.min(box.left + box.width / 2, innerWidth - 1), box.top + box.height / 2, element)
    const ink = channels(element instanceof SVGElement ? css.fill : css.color)
    const isLarge = size >= 24 || (size >= 18.66 && Number(css.fontWeight) >= 700)
    return { text: node.textContent, size, least: isLarge ? 3 : 4.5,
      contrast: contrast(over({ ...ink, a: ink.a * opacityOf(element) }, behind), behind) }
  }
  window.legibility = nodes => {
    // Hit testing must find everything that is painted, whatever its pointer-events say.
    const style = document.createElement('style')
    style.textContent = '* { pointer-events: auto !important } svg * { pointer-events: visiblePainted !important }'
    document.head.append(style)
    const all = nodes.map(measured)
    style.remove()
    return all
  }
}
