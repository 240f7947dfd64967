import type { Headers, HttpServerRequest } from "@effect/platform"
import { NodeHttpServerRequest } from "@effect/platform-node"
import { Effect } from "effect"
import { type FileTooLarge, NoFile } from "../domain/Failure.ts"
import { maximumFileBytes, type Submission } from "../intake/Submission.ts"
import { readLinkBody } from "./LinkBody.ts"
import { type FormReading, readMultipartForm } from "./MultipartForm.ts"

const otherContentType = new NoFile({
  message: "Send the file as multipart/form-data (field file), or its address as application/json (field url)."
})

const mediaTypeOf = (headers: Headers.Headers): string =>
  (headers["content-type"] ?? "").split(";", 1)[0]!.trim().toLowerCase()

/** The request's content type chooses the form; nothing else of the request does. */
export const readSubmission = (
  request: HttpServerRequest.HttpServerRequest,
  reading: FormReading
): Effect.Effect<Submission, NoFile | FileTooLarge> => {
  const incoming = NodeHttpServerRequest.toIncomingMessage(request)
  switch (mediaTypeOf(request.headers)) {
    case "multipart/form-data":
      return readMultipartForm(incoming, reading)
    case "application/json":
      return readLinkBody(incoming)
    default:
      return otherContentType
  }
}

/** What a request is taken to hold at least: who sends little and slowly takes a bounded number of places. */
const leastRoom = 2 ** 20

/** Bytes to keep free for the file of a request: those that it declares, or of what it asks to fetch the most. */
export const roomFor = ({ headers }: HttpServerRequest.HttpServerRequest): number => {
  const declared = Number(headers["content-length"])
  return mediaTypeOf(headers) === "multipart/form-data" && declared > 0
    ? Math.min(Math.max(declared, leastRoom), maximumFileBytes)
    : maximumFileBytes
}
