import { serveJobs } from "../../workers/workerMain.ts"
import type { Document } from "../Document.ts"
import type { FileType } from "../FileType.ts"
import { readPdf } from "./pdfText.ts"
import { decodePicture } from "./pictures.ts"

/** A file whose type its first bytes have told. */
export interface DecodeJob {
  readonly bytes: Uint8Array
  readonly type: FileType
}

/** PDFs of at most as many pages get pictures of them. */
const picturedPages = Number(process.argv[2])

const decode = async ({ bytes, type }: DecodeJob): Promise<Document> =>
  type === "pdf"
    ? { _tag: "Text", ...(await readPdf(bytes, picturedPages)) }
    : { _tag: "Pictures", pages: await decodePicture(bytes, type) }

await serveJobs(async () => decode)
