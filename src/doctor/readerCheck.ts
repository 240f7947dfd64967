import { FileSystem } from "@effect/platform"
import { Effect } from "effect"
import { localAccountId } from "../domain/Identifiers.ts"
import { steadyMillis } from "../effects/steadyClock.ts"
import { Reader } from "../extraction/Reader.ts"
import { fileTypeOf } from "../intake/FileType.ts"
import { fault, type Finding, ok } from "./Finding.ts"

const [patienceMillis, sampleTotal] = [60_000, 35.1]

/** Reads a receipt whose total is known, as a conversion would. */
export const checkReader = (samplePath: string): Effect.Effect<Finding, unknown, Reader | FileSystem.FileSystem> =>
  Effect.gen(function* () {
    const bytes = yield* (yield* FileSystem.FileSystem).readFile(samplePath)
    const { read } = yield* Reader
    const began = yield* steadyMillis
    const job = { bytes, type: yield* fileTypeOf(bytes), account: localAccountId, previews: 0 }
    const { reader, reading } = yield* read({ ...job, deadline: began + patienceMillis })
    const millis = Math.round((yield* steadyMillis) - began)
    const total = reading.total.value / 1e6
    return total === sampleTotal
      ? ok("reader", `the sample receipt was read in ${millis} ms, by ${reader}`)
      : fault("reader", `the sample receipt's total was read as ${total}`, "Install the package anew.")
  })
