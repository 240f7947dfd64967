// What the clients of scripts/soak.mjs send: good documents of several kinds, and files that were made to harm.
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { deflateSync } from "node:zlib"
import { mutate, samples } from "../fuzzing.mjs"

const fixture = (name) => readFileSync(fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url)))

/** Of a hundred documents so many are of each kind. */
const kinds = [
  [48, "picture", fixture("sample-receipt.jpg")],
  [40, "PDF", fixture("sample-invoice.pdf")],
  [6, "Cyrillic picture", fixture("cyrillic-receipt.jpg")],
  [3, "Korean picture", fixture("scripts/korean.jpg")],
  [3, "HEIC of 12 megapixels", fixture("sample-receipt-12mp.heic")]
]

/** A document that nobody sent before: its last bytes, which no reader looks at, say so. */
const marked = (bytes, number) => Buffer.concat([bytes, Buffer.from(`\n%${number}\n`)])

export const goodDocument = (next, number) => {
  let place = next(100)
  for (const [share, kind, bytes] of kinds) {
    if (place < share) return { kind, bytes: marked(bytes, number) }
    place -= share
  }
  throw new Error("the shares are fewer than a hundred")
}

/** A PNG that claims to be enormous and is a few kilobytes. */
const bomb = () => {
  const chunk = (type, data) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(type, 4)
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(60_000, 0)
  size.writeUInt32BE(60_000, 4)
  size.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Buffer.alloc(4 * 1024 * 1024))),
    chunk("IEND", Buffer.alloc(0))
  ])
}

/** Files that are broken in another way each time, locked, empty, too large, or say that they are enormous. */
export const hostileDocuments = async () => {
  const all = Object.values(await samples()).flat()
  const fixed = [
    fixture("locked.pdf"),
    fixture("scanned.pdf"),
    bomb(),
    Buffer.alloc(0),
    Buffer.from("%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 1 0 R>> endobj trailer <</Root 1 0 R>>"),
    Buffer.alloc(11 * 1024 * 1024, 0xff),
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/></svg>")
  ]
  return (next, number) =>
    next(3) === 0
      ? fixed[next(fixed.length)]
      : Buffer.concat([mutate(all[next(all.length)], next), Buffer.from(`\n%${number}\n`)])
}
