import { Schema } from "effect"
import { FileType } from "../../intake/FileType.ts"

/** A file on its way to a reader's or decoder's process. */
export const FileJob = Schema.Struct({
  bytes: Schema.Uint8ArrayFromSelf,
  type: FileType,
  /** How many pages people want to look at. */
  previews: Schema.Int,
  /** Whether it is read too, or only pictured. */
  isRead: Schema.Boolean
})
export type FileJob = typeof FileJob.Type
