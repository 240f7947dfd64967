import type { TextRun } from "../Document.ts"

/** Letters that are read from the right, and the forms of them that print joins. */
const leftward = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const presentationForms = /[\ufb1d-\ufdff\ufe70-\ufefc]/

/** Gaps in heights: from here on a space was printed, and from there on another column begins. */
const [spaceGap, columnGap] = [0.14, 0.9]
/** Runs whose feet differ by less than this share of their height stand on one line. */
const sameLine = 0.3

const plain = (text: string): string => (presentationForms.test(text) ? text.normalize("NFKC") : text)

/** Runs from left to right that stand close together on one line. */
const segmentsOf = (runs: ReadonlyArray<TextRun>): ReadonlyArray<ReadonlyArray<TextRun>> => {
  const lines: Array<Array<TextRun>> = []
  for (const run of [...runs].sort((a, b) => a.bottom - b.bottom)) {
    const line = lines.at(-1)
    if (line !== undefined && run.bottom - line[0]!.bottom < (run.bottom - run.top) * sameLine) line.push(run)
    else lines.push([run])
  }
  return lines.flatMap((line) => {
    const segments: Array<Array<TextRun>> = []
    for (const run of line.sort((a, b) => a.left - b.left)) {
      const before = segments.at(-1)?.at(-1)
      if (before !== undefined && run.left - before.right < (run.bottom - run.top) * columnGap) {
        segments.at(-1)!.push(run)
      } else segments.push([run])
    }
    return segments
  })
}

/** Words of other scripts, and figures among them, keep their own order; figures alone are read from the right as well. */
const inOwnOrder = (others: ReadonlyArray<TextRun>): ReadonlyArray<TextRun> =>
  others.some(({ text }) => /\p{L}/u.test(text)) ? others : [...others].reverse()

/** The runs of a line that is read from the right. */
const inReadingOrder = (segment: ReadonlyArray<TextRun>): ReadonlyArray<TextRun> => {
  const ordered: Array<TextRun> = []
  let others: Array<TextRun> = []
  for (const run of [...segment].reverse()) {
    if (/[\p{L}\p{N}]/u.test(run.text) && !leftward.test(run.text)) {
      others.unshift(run)
      continue
    }
    ordered.push(...inOwnOrder(others), run)
    others = []
  }
  return [...ordered, ...inOwnOrder(others)]
}

const mirrored: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[" }

/** Brackets of what is read from the right are set mirrored: the first one opens, whatever it looks like. */
const withTurnedBrackets = (text: string): string =>
  /^[^()[\]]*[)\]].*[([][^()[\]]*$/u.test(text) ? text.replace(/[()[\]]/g, (bracket) => mirrored[bracket]!) : text

const distance = (a: TextRun, b: TextRun): number => Math.max(a.left - b.right, b.left - a.right)

const joined = (segment: ReadonlyArray<TextRun>): TextRun => {
  const runs = inReadingOrder(segment)
  const text = runs.reduce((before, run, index) => {
    const upper = runs[index - 1]
    const isApart = upper !== undefined && distance(upper, run) > (run.bottom - run.top) * spaceGap
    return `${before}${isApart ? " " : ""}${plain(run.text)}`
  }, "")
  return {
    text: withTurnedBrackets(text),
    left: Math.min(...segment.map(({ left }) => left)),
    right: Math.max(...segment.map(({ right }) => right)),
    top: Math.min(...segment.map(({ top }) => top)),
    bottom: Math.max(...segment.map(({ bottom }) => bottom)),
    confidence: 1
  }
}

/** Arabic and Hebrew, which PDFs hold word by word or letter by letter from left to right, as they are read. */
export const joinLeftward = (runs: ReadonlyArray<TextRun>): ReadonlyArray<TextRun> =>
  runs.some(({ text }) => leftward.test(text))
    ? segmentsOf(runs).flatMap((segment) =>
        segment.some(({ text }) => leftward.test(text)) ? [joined(segment)] : segment
      )
    : runs
