import { Schema } from "effect"

/** What a reader's process is told as it starts. */
export const ReaderSettings = Schema.Struct({
  threads: Schema.Int,
  /** Whether pictures are prepared for another reader. */
  preparesPictures: Schema.Boolean,
  decodeSeconds: Schema.Int,
  decodeMegabytes: Schema.Int,
  /** PDFs of at most as many pages get pictures of them, for a reader that looks at pictures. */
  picturedPages: Schema.Int
})
export type ReaderSettings = typeof ReaderSettings.Type
