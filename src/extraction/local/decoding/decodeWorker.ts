import { serveJobs } from "../../../workers/workerMain.ts"
import type { Document } from "../Document.ts"
import { FileJob } from "../FileJob.ts"
import { readPdf } from "./pdfText.ts"
import { decodePicture } from "./pictures.ts"

/** PDFs of at most as many pages get pictures of them. */
const picturedPages = Number(process.argv[2])

const decode = async ({ bytes, previews, type }: FileJob): Promise<Document> =>
  type === "pdf"
    ? { _tag: "Text", ...(await readPdf(bytes, picturedPages, previews)) }
    : { _tag: "Pictures", pages: await decodePicture(bytes, type) }

await serveJobs(FileJob, async () => decode)
