import type { HttpServerRequest } from "@effect/platform"
import { NodeHttpServerRequest } from "@effect/platform-node"
import { Effect } from "effect"
import { type FileTooLarge, NoFile } from "../domain/Failure.ts"
import type { Submission } from "../intake/Submission.ts"
import { readLinkBody } from "./LinkBody.ts"
import { readMultipartForm } from "./MultipartForm.ts"

const otherContentType = new NoFile({
  message: "Send the file as multipart/form-data (field file), or its address as application/json (field url)."
})

/** The request's content type chooses the form; nothing else of the request does. */
export const readSubmission = (
  request: HttpServerRequest.HttpServerRequest
): Effect.Effect<Submission, NoFile | FileTooLarge> => {
  const incoming = NodeHttpServerRequest.toIncomingMessage(request)
  const mediaType = (request.headers["content-type"] ?? "").split(";", 1)[0]!.trim().toLowerCase()
  switch (mediaType) {
    case "multipart/form-data":
      return readMultipartForm(incoming)
    case "application/json":
      return readLinkBody(incoming)
    default:
      return otherContentType
  }
}
