/** A decoded page: three bytes a pixel, red, green, blue, rows from top to bottom, upright. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Upright rectangle; x grows to the right, y downwards. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A run of text as it was printed or recognised, with its place on the page. */
export interface TextRun extends Box {
  readonly text: string
  /** 1 for text that was not recognised but read. */
  readonly confidence: number
}

export interface TextPage {
  readonly width: number
  readonly height: number
  readonly runs: ReadonlyArray<TextRun>
}

/** An XML file that a PDF carries, as electronic invoices do. */
export interface Attachment {
  readonly name: string
  readonly text: string
}

/** What the intake makes of a file: pictures to look at, or text with places. */
export type Document =
  | { readonly _tag: "Pictures"; readonly pages: ReadonlyArray<Raster> }
  | {
      readonly _tag: "Text"
      readonly pages: ReadonlyArray<TextPage>
      readonly attachments: ReadonlyArray<Attachment>
      /** What the pages look like; none unless the decoder was told to make them, and none of many pages. */
      readonly pictures: ReadonlyArray<Raster>
    }
