// Receipts of which only the words and their boxes are known, as pages to read: CORD's and SROIE's layouts.
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"

/** Every receipt of a file of layouts but those of exams. */
export const readLayouts = (file) =>
  gunzipSync(readFileSync(file))
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ exam }) => !exam)

/** The words at their places; `margin` is the share of a word's height by which its box is wider than its letters. */
export const pageOf = ({ bboxes, lines, words }, margin = 0) => {
  const printed = lines?.flatMap((line) => line.words) ?? words.map((text, at) => ({ text, box: bboxes[at] }))
  const runs = printed.map(({ box: [left, top, right, bottom], text }) => ({
    text,
    confidence: 1,
    left,
    top,
    right: right - Math.min(margin * (bottom - top), (right - left) / 5),
    bottom
  }))
  const [width, height] = ["right", "bottom"].map((side) => Math.max(...runs.map((run) => run[side])))
  // a picture has an angle, which a PDF lacks: its paper may have curled
  return { width, height, runs, angle: 0 }
}
