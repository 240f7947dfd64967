import type { TextPage } from "../../src/intake/Document.ts"

const [lineHeight, letterWidth, width] = [20, 10, 600]

/** A page as a printer sets it: three spaces or more put what follows at the right edge. */
export const receiptPage = (lines: ReadonlyArray<string>): TextPage => ({
  width,
  height: lines.length * lineHeight,
  runs: lines.flatMap((line, index) => {
    const [left = "", ...rest] = line.split(/ {3,}/)
    const right = rest.join("   ")
    const place = { top: index * lineHeight, bottom: index * lineHeight + lineHeight * 0.8, confidence: 1 }
    const run = (text: string, from: number) => ({
      ...place,
      text,
      left: from,
      right: from + text.length * letterWidth
    })
    return [run(left, 0), ...(right === "" ? [] : [run(right, width - right.length * letterWidth)])]
  })
})
