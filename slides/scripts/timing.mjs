// How long a deck takes: the minutes that its notes begin with, slide by slide.
import fs from 'node:fs'
import path from 'node:path'

/** Reads the titles of the slides of a deck, and the minutes that each takes. */
function slidesOf(file) {
  return fs.readFileSync(file, 'utf8').split(/^(?==+ )/m).filter(part => part.startsWith('=')).map(part => ({
    title: part.match(/^=+ (.*)/)[1].trim(), minutes: Number(part.match(/^\[\.notes\]\n--\n(\d+) min\./m)?.[1] ?? 0)
  }))
}

const sum = slides => slides.reduce((all, slide) => all + slide.minutes, 0)

/** How many minutes a deck takes. */
export function minutesOf(file) {
  return sum(slidesOf(file))
}

/** How many minutes a lesson has at least in which a half of a deck must fit. */
const LESSON = 45

/** How many minutes a deck takes before a slide and from it on; fails if it has no such slide, or a half is too long. */
export function halvesOf(file, title) {
  const slides = slidesOf(file)
  const first = slides.findIndex(slide => slide.title === title)
  if (first < 0) {
    throw new Error(`${path.basename(file)} has no slide "${title}"`)
  }
  const halves = [sum(slides.slice(0, first)), sum(slides.slice(first))]
  if (Math.max(...halves) > LESSON) {
    throw new Error(`${path.basename(file)} takes ${halves.join(' and ')} minutes if a lesson begins with "${title}": `
      + `name another slide, so that neither takes more than ${LESSON}`)
  }
  return halves
}
