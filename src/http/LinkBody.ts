import type { IncomingMessage } from "node:http"
import { Effect, Schema } from "effect"
import { NoFile } from "../domain/Failure.ts"
import type { Submission } from "../intake/Submission.ts"
import { readBody } from "./BoundedBody.ts"

/** Room for the longest URL that is ever written, and for a hint of any length. */
const maximumJsonBytes = 256 * 1024

const Link = Schema.parseJson(
  Schema.Struct({
    url: Schema.NonEmptyString,
    // a hint never makes a request fail
    file_name: Schema.optionalWith(Schema.Unknown, { default: () => null })
  })
)

const unreadable = new NoFile({
  message: 'The JSON body cannot be read or has no url. Send {"url": "https://…"}, or upload the file as a form.'
})

/** Reads Form B: `url` and `file_name`. */
export const readLinkBody = Effect.fnUntraced(function* (incoming: IncomingMessage) {
  const pieces: Array<Buffer> = []
  let total = 0
  const end = yield* readBody(incoming, (piece) => {
    total += piece.length
    if (total <= maximumJsonBytes) pieces.push(piece)
    return total <= maximumJsonBytes
  })
  if (end !== "read") return yield* unreadable
  const { file_name, url } = yield* Schema.decodeUnknown(Link)(Buffer.concat(pieces).toString("utf8")).pipe(
    Effect.mapError(() => unreadable)
  )
  return { _tag: "Link", url, fileName: typeof file_name === "string" ? file_name : null } satisfies Submission
})
