import { describe, expect, it } from "vitest"
import { withoutShowThrough } from "../../src/extraction/local/ocr/ShowThrough.ts"
import type { Raster } from "../../src/extraction/local/Document.ts"

const [width, lineHeight] = [200, 20]

/** Stripes of the given darkness on white, one line each. */
const striped = (darkness: ReadonlyArray<number>): Raster => {
  const pixels = new Uint8Array(width * lineHeight * darkness.length * 3).fill(255)
  darkness.forEach((dark, line) => {
    for (let y = line * lineHeight + 4; y < line * lineHeight + 16; y++) {
      for (let x = 0; x < width; x++) {
        if (x % 8 < 4) pixels.fill(255 - dark, (y * width + x) * 3, (y * width + x) * 3 + 3)
      }
    }
  })
  return { width, height: lineHeight * darkness.length, pixels }
}

const linesOf = (raster: Raster) =>
  Array.from({ length: raster.height / lineHeight }, (_, line) => ({
    x: width / 2,
    y: (line + 0.5) * lineHeight,
    width,
    height: lineHeight,
    angle: 0
  }))

const kept = (...darkness: ReadonlyArray<number>) => {
  const raster = striped(darkness)
  return withoutShowThrough(raster, linesOf(raster)).map(({ y }) => darkness[Math.floor(y / lineHeight)])
}

describe("print of the paper's other side", () => {
  it("is left out, and faded print is not", () => {
    expect(kept(200, 200, 20, 25, 210, 90, 20, 200)).toEqual([200, 200, 210, 90, 200])
  })

  it("is not suspected where all print is faint", () => {
    expect(kept(30, 30, 25, 30)).toEqual([30, 30, 25, 30])
  })

  it("needs no lines at all", () => {
    expect(withoutShowThrough(striped([]), [])).toEqual([])
  })
})
