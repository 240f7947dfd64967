import { Schema } from "effect"

/** A decoded page: three bytes a pixel, red, green, blue, rows from top to bottom, upright. */
export const Raster = Schema.Struct({
  width: Schema.Int,
  height: Schema.Int,
  pixels: Schema.Uint8ArrayFromSelf
})
export type Raster = typeof Raster.Type

const box = { left: Schema.Number, top: Schema.Number, right: Schema.Number, bottom: Schema.Number }

/** Upright rectangle; x grows to the right, y downwards. */
export const Box = Schema.Struct(box)
export type Box = typeof Box.Type

/** A run of text as it was printed or recognised, with its place on the page. */
export const TextRun = Schema.Struct({
  ...box,
  text: Schema.String,
  /** 1 for text that was not recognised but read. */
  confidence: Schema.Number,
  /** How far its own letters fall, in units of their width, where it is long enough to show that. */
  slope: Schema.optional(Schema.Number)
})
export type TextRun = typeof TextRun.Type

export const TextPage = Schema.Struct({
  width: Schema.Number,
  height: Schema.Number,
  runs: Schema.Array(TextRun),
  /** By how many radians, clockwise, the lines of the upright page stand turned from how they are given here. */
  angle: Schema.optional(Schema.Number),
  /** How far they fall there, in units of their width, when they are given as if they ran level. */
  slope: Schema.optional(Schema.Number),
  /** How far below stands there what each of the runs says, when they are given as if the paper lay flat. */
  lowered: Schema.optional(Schema.Array(Schema.Number)),
  /** On the first page of a PDF: what its file says of itself, author, title and subject. */
  about: Schema.optional(Schema.String)
})
export type TextPage = typeof TextPage.Type

/** An XML file that a PDF carries, as electronic invoices do. */
export const Attachment = Schema.Struct({ name: Schema.String, text: Schema.String })
export type Attachment = typeof Attachment.Type

/** What a decoder makes of a file: pictures to look at, or text with places. */
export const Document = Schema.Union(
  Schema.TaggedStruct("Pictures", { pages: Schema.Array(Raster) }),
  Schema.TaggedStruct("Text", {
    pages: Schema.Array(TextPage),
    attachments: Schema.Array(Attachment),
    /** What the pages look like; none unless the decoder was told to make them, and none of many pages. */
    pictures: Schema.Array(Raster)
  })
)
export type Document = typeof Document.Type
