import { Effect, Layer } from "effect"
import type { Page } from "playwright-core"
import { InvalidFileType, NotAReceipt } from "../../src/domain/Failure.ts"
import { Reader } from "../../src/extraction/Reader.ts"
import { toReading } from "../../src/extraction/Reading.ts"
import { jpegBytes, receipt } from "./TestApp.ts"

/** Reads by the file's last byte: a receipt, a damaged file, or no receipt. */
export const reader = Layer.succeed(Reader, {
  read: ({ bytes, watch }) =>
    Effect.gen(function* () {
      watch?.(1)
      yield* Effect.sleep(30)
      watch?.(0)
      const last = bytes.at(-1)
      if (last === 9) yield* Effect.sleep(2_000)
      if (last === 1) return yield* new InvalidFileType({ message: "The picture is damaged. Take it again." })
      if (last === 2) return yield* new NotAReceipt({ message: "This does not appear to be a receipt." })
      return {
        reading: { ...toReading({ ...receipt, vendor: hostile }), warnings: [{ code: "currency_inferred" as const }] },
        reader: "test",
        previews: [picture]
      }
    })
})

/** The smallest JPEG that browsers show. */
const picture = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
  "base64"
)
export const hostile = `=cmd|' /C calc'!A0 <img src=x onerror="document.title='owned'">`

export const file = (name: string, last = 4, size = 8) => {
  const buffer = Buffer.alloc(size, 3)
  jpegBytes.copy(buffer)
  buffer[size - 1] = last
  return { name, mimeType: "image/jpeg", buffer }
}

/** Waits until so many files have ended in this way. */
export const ended = (page: Page, selector: string, count: number) =>
  page
    .locator(selector)
    .nth(count - 1)
    .waitFor()
