import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs"
import type { Raster } from "../Document.ts"

/** Long side of a page's picture, in pixels: a page of 9-point print stays readable. */
export const modelSide = 1_568
/** As large as people need it beside the fields: a page costs by its pixels. */
export const previewSide = 1_100
/** Longest time to draw one page; what takes longer is no invoice. */
const drawingMillis = 2_000

interface CanvasFactory {
  readonly create: (
    width: number,
    height: number
  ) => {
    readonly canvas: never
    readonly context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } }
  }
}

/** Drawn by pdf.js on the canvas that it brings along for Node. */
const picturePage = async (
  document: PDFDocumentProxy,
  number: number,
  rotation: number,
  longSide: number
): Promise<Raster> => {
  const page = await document.getPage(number)
  const upright = page.getViewport({ scale: 1, rotation })
  const viewport = page.getViewport({ scale: longSide / Math.max(upright.width, upright.height), rotation })
  const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))]
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(width, height)
  const task = page.render({ canvas, viewport, background: "white" })
  const overrun = setTimeout(() => task.cancel(), drawingMillis)
  try {
    await task.promise
  } finally {
    clearTimeout(overrun)
  }
  const { data } = context.getImageData(0, 0, width, height)
  const pixels = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    pixels[to] = data[from]!
    pixels[to + 1] = data[from + 1]!
    pixels[to + 2] = data[from + 2]!
  }
  return { width, height, pixels }
}

/** Pictures of the first pages, each turned upright by so many degrees; none when they cannot be drawn, for the text alone can be read too. */
export const picturePages = async (
  document: PDFDocumentProxy,
  rotations: ReadonlyArray<number>,
  longSide: number
): Promise<ReadonlyArray<Raster>> => {
  try {
    const pictures: Array<Raster> = []
    for (const [index, rotation] of rotations.entries())
      pictures.push(await picturePage(document, index + 1, rotation, longSide))
    return pictures
  } catch {
    return []
  }
}
