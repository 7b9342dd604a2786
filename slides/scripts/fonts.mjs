// Looks which fonts a PDF is written in. On another machine, other fonts stand in for those that we do not bring along.
import fs from 'node:fs'
import path from 'node:path'

/** The fonts in theme/fonts, as PDFs name them. */
const OURS = /^(FiraSans|Iosevka)/

/** Returns a line for each font of a PDF that is none of ours. */
export function faultsOfFonts(file) {
  const names = [...fs.readFileSync(file, 'latin1').matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(match => match[1])
  if (!names.length) {
    return [`${path.basename(file)} names no fonts: it has no text, or is written in another way than is understood here`]
  }
  return [...new Set(names)].filter(name => !OURS.test(name)).map(name => `${path.basename(file)} has text in the font ${name}: `
    + 'a character is missing in Fira Sans and Iosevka, a style sheet names another font, or a file of theme/fonts is broken')
}
