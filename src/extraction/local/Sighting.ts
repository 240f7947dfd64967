import { Schema } from "effect"
import { StageTaken } from "../stages.ts"
import { Seen } from "./Seen.ts"

/** What a reader's process answers with: what it saw, how long that took, and how large it has grown. */
export const Sighting = Schema.Struct({
  seen: Seen,
  stages: Schema.Array(StageTaken),
  residentBytes: Schema.Number
})
export type Sighting = typeof Sighting.Type
