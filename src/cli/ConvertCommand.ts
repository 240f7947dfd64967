import { Args, Command } from "@effect/cli"
import { FileSystem } from "@effect/platform"
import { Console, Effect } from "effect"
import { longestMillis } from "../convert/Deadline.ts"
import { localAccountId } from "../domain/Identifiers.ts"
import type { ReceiptData } from "../domain/Receipt.ts"
import { toReceiptData } from "../extraction/Reading.ts"
import { steadyMillis } from "../effects/steadyClock.ts"
import { Reader } from "../extraction/Reader.ts"
import { fileTypeOf } from "../intake/FileType.ts"
import { maximumFileBytes } from "../intake/Submission.ts"
import { jsonOption, printRecord, Refused, refuse } from "./Output.ts"

const convertFile = (path: string) =>
  Effect.gen(function* () {
    const files = yield* FileSystem.FileSystem
    const { size } = yield* files.stat(path)
    if (size > maximumFileBytes) return yield* new Refused({ message: "the file is larger than 10 MB" })
    const bytes = yield* files.readFile(path)
    const type = yield* fileTypeOf(bytes)
    const { read } = yield* Reader
    return yield* read({
      bytes,
      type,
      account: localAccountId,
      previews: 0,
      deadline: (yield* steadyMillis) + longestMillis
    })
  }).pipe(Effect.mapError(({ message }) => new Refused({ message: `${path}: ${message}` })))

const asText = ({ items, taxes, ...fields }: ReceiptData): Record<string, unknown> => ({
  ...fields,
  ...Object.fromEntries(taxes.map(({ amount, label }) => [`tax: ${label}`, amount])),
  ...Object.fromEntries(
    items.map((item, i) => [
      `item ${i + 1}`,
      `${item.name}  ${item.quantity} x ${item.unit_price} = ${item.total_price}`
    ])
  )
})

export const convertCommand = Command.make(
  "convert",
  { files: Args.text({ name: "FILE" }).pipe(Args.atLeast(1)), json: jsonOption },
  ({ files, json }) =>
    Effect.gen(function* () {
      let refused = 0
      for (const path of files) {
        yield* convertFile(path).pipe(
          Effect.map(({ reading }) => toReceiptData(reading)),
          Effect.flatMap((data) =>
            json
              ? Console.log(JSON.stringify(data, null, files.length === 1 ? 2 : 0))
              : Effect.zipRight(
                  files.length === 1 ? Effect.void : Console.log(`\n${path}`),
                  printRecord(asText(data), false)
                )
          ),
          Effect.catchTag("Refused", ({ message }) => {
            refused++
            return Console.error(message)
          })
        )
      }
      if (refused > 0) return yield* refuse({ message: `${refused} of ${files.length} files could not be converted` })
    })
).pipe(Command.withDescription("Read files and print their ReceiptData, without server or account."))
