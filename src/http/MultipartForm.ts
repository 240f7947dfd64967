import type { IncomingMessage } from "node:http"
import { Effect } from "effect"
import { decodeField, make } from "multipasta"
import { FileTooLarge, NoFile } from "../domain/Failure.ts"
import { maximumFileBytes, type Submission } from "../intake/Submission.ts"
import { readBody } from "./BoundedBody.ts"

/** Room for the part headers and the other fields of a form. */
const maximumFormBytes = maximumFileBytes + 256 * 1024
const maximumFieldBytes = 16 * 1024
const maximumParts = 100

const notReadable = new NoFile({
  message: "The multipart body cannot be read. Send the receipt as the field file of a multipart/form-data body."
})
const noFile = new NoFile({ message: "There is no file in the request. Send the receipt in the form field file." })
const emptyFile = new NoFile({ message: "The field file is empty. Send the receipt's bytes in it." })

export const fileTooLarge = new FileTooLarge({
  message: "The file is larger than 10 MB (10485760 bytes). Send a smaller picture or fewer pages."
})

interface Form {
  pieces: Array<Uint8Array>
  /** Null until there was a part named `file`. */
  fileBytes: number | null
  fileName: string | null
  failure: NoFile | FileTooLarge | null
  complete: boolean
}

const formParser = (incoming: IncomingMessage, form: Form) =>
  make({
    headers: incoming.headers as Record<string, string>,
    maxParts: maximumParts,
    maxFieldSize: maximumFieldBytes,
    isFile: (part) => part.name === "file" || part.filename !== undefined,
    onField: (part, value) => {
      if (part.name === "file_name") form.fileName ??= decodeField(part, value)
    },
    onFile: (part) => {
      // of two files the first is taken
      if (part.name !== "file" || form.fileBytes !== null) return () => undefined
      let bytes = (form.fileBytes = 0)
      return (piece) => {
        if (piece === null) return
        form.fileBytes = bytes += piece.length
        if (bytes > maximumFileBytes) form.failure ??= fileTooLarge
        else form.pieces.push(piece.slice())
      }
    },
    onError: () => {
      form.failure ??= notReadable
    },
    onDone: () => {
      form.complete = true
    }
  })

/** Reads Form A: the first part named `file`, and `file_name`. */
export const readMultipartForm = Effect.fnUntraced(function* (incoming: IncomingMessage) {
  const form: Form = { pieces: [], fileBytes: null, fileName: null, failure: null, complete: false }
  const parser = yield* Effect.try({ try: () => formParser(incoming, form), catch: () => notReadable })
  let total = 0
  const end = yield* readBody(incoming, (piece) => {
    total += piece.length
    if (form.failure === null) parser.write(piece)
    if (total > maximumFormBytes) form.failure ??= fileTooLarge
    return form.failure === null
  })
  if (end === "read") parser.end()
  if (form.failure !== null) return yield* form.failure
  if (!form.complete) return yield* notReadable
  if (form.fileBytes === null) return yield* noFile
  if (form.fileBytes === 0) return yield* emptyFile
  return { _tag: "Upload", bytes: Buffer.concat(form.pieces), fileName: form.fileName } satisfies Submission
})
