// What became of a labelled line among the lines that were found in its picture.

/** Of the labelled line's width at least so much belongs to a line that is said to hold it. */
const wholeShare = 0.9
/** What is covered by less than this was not seen. */
const seenShare = 0.3
/** Two boxes are on one line when they share so much of the lower one's height. */
const sharedHeight = 0.5

const overlap = (from, to, otherFrom, otherTo) => Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom))

const isOnLineOf = (a, b) =>
  overlap(a.top, a.bottom, b.top, b.bottom) > sharedHeight * Math.min(a.bottom - a.top, b.bottom - b.top)

const boxOf = ({ quad, text }) => {
  const [cos, sin] = [Math.abs(Math.cos(quad.angle)), Math.abs(Math.sin(quad.angle))]
  const [width, height] = [quad.width * cos + quad.height * sin, quad.width * sin + quad.height * cos]
  return {
    quad,
    text,
    left: quad.x - width / 2,
    right: quad.x + width / 2,
    top: quad.y - height / 2,
    bottom: quad.y + height / 2
  }
}

/** Levenshtein's distance. */
const distance = (a, b) => {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++)
      row.push(Math.min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    before = row
  }
  return before[b.length]
}

const plain = (text) => text.toUpperCase().replace(/\s+/g, "")

/**
 * For each labelled line of a layout: whether one found line holds it alone (`whole`), together with others of the same
 * row (`joined`) or of another row (`merged`), whether several hold it (`cut`), one holds a part (`cropped`) or none does
 * (`overlooked`); and how many characters are wrong.
 */
export const fatesOf = ({ bboxes, words }, lines, scale) => {
  const labels = words.map((text, i) => {
    const [left, top, right, bottom] = bboxes[i].map((at) => at * scale)
    return { text: plain(text), left, top, right, bottom }
  })
  const seen = lines.filter(({ text }) => text !== "").map(boxOf)
  const shareOf = (label, box) => overlap(label.left, label.right, box.left, box.right) / (label.right - label.left)
  /** A label lies in a found line that covers half of it, and whose height shares half of its own. */
  const liesIn = (label, box) => isOnLineOf(label, box) && shareOf(label, box) > 0.5
  return labels
    .filter(({ text }) => text !== "")
    .map((label) => {
      const on = seen
        .filter((box) => isOnLineOf(label, box) && shareOf(label, box) > 0.05)
        .sort((a, b) => a.left - b.left)
      const covered = on.reduce((sum, box) => sum + shareOf(label, box), 0)
      const holder = on.find((box) => shareOf(label, box) >= wholeShare)
      const mates = holder === undefined ? [] : labels.filter((other) => other !== label && liesIn(other, holder))
      const fate =
        covered < seenShare
          ? "overlooked"
          : holder === undefined
            ? on.length > 1
              ? "cut"
              : "cropped"
            : mates.length === 0
              ? "whole"
              : mates.every((other) => isOnLineOf(other, label))
                ? "joined"
                : "merged"
      const read = plain((holder === undefined ? on : [holder]).map(({ text }) => text).join(""))
      // what a line says beside the label is not the label's fault
      const wrong =
        fate === "joined" || fate === "merged"
          ? read.includes(label.text)
            ? 0
            : leastDistance(label.text, read)
          : distance(label.text, read)
      return { fate, quad: holder?.quad, label: label.text, read, wrong: Math.min(wrong, label.text.length) }
    })
}

/** The distance of a text to the part of a longer one that is nearest to it. */
const leastDistance = (text, within) => {
  let before = Array.from({ length: within.length + 1 }, () => 0)
  for (let i = 1; i <= text.length; i++) {
    const row = [i]
    for (let j = 1; j <= within.length; j++)
      row.push(Math.min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (text[i - 1] === within[j - 1] ? 0 : 1)))
    before = row
  }
  return Math.min(...before)
}
