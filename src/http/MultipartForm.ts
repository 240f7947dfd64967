import type { IncomingMessage } from "node:http"
import { Effect } from "effect"
import { decodeField, make, type PartInfo } from "multipasta"
import { FileTooLarge, NoFile } from "../domain/Failure.ts"
import { longestFileName, maximumFileBytes, type Submission } from "../intake/Submission.ts"
import type { Digest } from "../keys/Secrets.ts"
import { readBody } from "./BoundedBody.ts"

/** Room for the part headers and the other fields of a form. */
const maximumFormBytes = maximumFileBytes + 256 * 1024
const maximumParts = 100
/** Of a file's name no more is kept; four bytes are the longest character of UTF-8. */
const maximumNameBytes = longestFileName * 4

const notReadable = new NoFile({
  message: "The multipart body cannot be read. Send the receipt as the field file of a multipart/form-data body."
})
const noFile = new NoFile({ message: "There is no file in the request. Send the receipt in the form field file." })
const emptyFile = new NoFile({ message: "The field file is empty. Send the receipt's bytes in it." })

export const fileTooLarge = new FileTooLarge({
  message: "The file is larger than 10 MB (10485760 bytes). Send a smaller picture or fewer pages."
})

interface Form {
  /** As large as the request declares, or as it has grown. */
  file: Buffer
  /** Null until there was a part named `file`. */
  fileBytes: number | null
  /** The part `file_name`, as far as it is kept; null until there was one. */
  name: { readonly part: PartInfo; bytes: Uint8Array } | null
  failure: NoFile | FileTooLarge | null
  complete: boolean
}

export interface FormReading {
  /** Whether the file's bytes are kept; without them only their digest is told. */
  readonly holds: boolean
  readonly digest: Digest
}

/** The buffer with the piece at its end, which is at so many bytes; one that is too small grows to twice its size. */
const written = (file: Buffer, piece: Uint8Array, end: number): Buffer => {
  const room = end <= file.length ? file : Buffer.allocUnsafeSlow(Math.min(maximumFileBytes, end * 2))
  if (room !== file) file.copy(room)
  room.set(piece, end - piece.length)
  return room
}

const formParser = (incoming: IncomingMessage, form: Form, { digest, holds }: FormReading) =>
  make({
    headers: incoming.headers as Record<string, string>,
    maxParts: maximumParts,
    // every part comes piece by piece, so that each has the bound that it needs
    isFile: () => true,
    onField: () => {
      form.failure ??= notReadable
    },
    onFile: (part) => {
      // of two parts of one name the first is taken
      if (part.name === "file_name" && form.name === null) {
        const name = (form.name = { part, bytes: new Uint8Array() })
        return (piece) => {
          if (piece === null || name.bytes.length >= maximumNameBytes) return
          name.bytes = Buffer.concat([name.bytes, piece.subarray(0, maximumNameBytes - name.bytes.length)])
        }
      }
      if (part.name !== "file" || form.fileBytes !== null) return () => undefined
      let bytes = (form.fileBytes = 0)
      return (piece) => {
        if (piece === null) return
        form.fileBytes = bytes += piece.length
        if (bytes > maximumFileBytes) form.failure ??= fileTooLarge
        else {
          digest.add(piece)
          if (holds) form.file = written(form.file, piece, bytes)
        }
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
export const readMultipartForm = Effect.fnUntraced(function* (incoming: IncomingMessage, reading: FormReading) {
  const form: Form = { file: Buffer.alloc(0), fileBytes: null, name: null, failure: null, complete: false }
  /** The parser throws on some envelopes (a broken `filename*`, say), in the middle of the socket's events. */
  const guarded = (step: () => void) => {
    try {
      step()
    } catch {
      form.failure ??= notReadable
    }
  }
  const declared = Number(incoming.headers["content-length"])
  if (reading.holds && declared > 0) form.file = Buffer.allocUnsafeSlow(Math.min(declared, maximumFileBytes))
  const parser = yield* Effect.try({ try: () => formParser(incoming, form, reading), catch: () => notReadable })
  let total = 0
  const end = yield* readBody(incoming, (piece) => {
    total += piece.length
    if (form.failure === null) guarded(() => parser.write(piece))
    if (total > maximumFormBytes) form.failure ??= fileTooLarge
    return form.failure === null
  })
  if (end === "read") guarded(() => parser.end())
  if (form.failure !== null) return yield* form.failure
  if (!form.complete) return yield* notReadable
  if (form.fileBytes === null) return yield* noFile
  if (form.fileBytes === 0) return yield* emptyFile
  return {
    _tag: "Upload",
    bytes: reading.holds ? form.file.subarray(0, form.fileBytes) : Buffer.alloc(0),
    digest: reading.digest.hex(),
    fileName: form.name === null ? null : decodeField(form.name.part, form.name.bytes)
  } satisfies Submission
})
