import { Schema } from "effect"
import { FileType } from "../../intake/FileType.ts"

/** A file on its way to a reader's or decoder's process. */
export const FileJob = Schema.Struct({
  bytes: Schema.Uint8ArrayFromSelf,
  type: FileType,
  /** How many pages people want to look at. */
  previews: Schema.Int,
  /** Whether it is read too, or only pictured. */
  isRead: Schema.Boolean,
  /** The date where the day begins first, in ISO 8601: no transaction is later. */
  latestDay: Schema.optional(Schema.String)
})
export type FileJob = typeof FileJob.Type
