// Samples of every format and the mutations that the fuzz script and its share in the test suite apply.
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import bmp from "@vingle/bmp-js"
import sharp from "sharp"

const fixture = (name) => fileURLToPath(new URL(`../test/fixtures/${name}`, import.meta.url))

/** Numbers below a bound, the same for the same seed. */
export const random = (seed) => {
  let counter = 0
  return (bound) => createHash("sha256").update(`${seed}-${counter++}`).digest().readUInt32BE(0) % Math.max(1, bound)
}

/** Small real files of every format, by format. */
export const samples = async () => {
  const small = () => sharp(fixture("sample-receipt.jpg")).resize({ width: 220 })
  const { data, info } = await small().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const abgr = Buffer.from(data)
  for (let i = 0; i < abgr.length; i += 4) abgr.set([255, data[i + 2], data[i + 1], data[i]], i)
  const page = await small().tiff({ compression: "lzw" }).toBuffer()
  return {
    jpeg: [
      await small().jpeg().toBuffer(),
      await small().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer()
    ],
    png: [await small().png().toBuffer(), await small().png({ palette: true, progressive: true }).toBuffer()],
    webp: [await small().webp().toBuffer(), await small().webp({ lossless: true }).toBuffer()],
    heic: [readFileSync(fixture("small.heic"))],
    tiff: [
      page,
      await small().tiff({ compression: "jpeg" }).toBuffer(),
      await small().toColourspace("b-w").threshold().tiff({ compression: "ccittfax4", bitdepth: 1 }).toBuffer()
    ],
    bmp: [bmp.encode({ data: abgr, width: info.width, height: info.height }).data],
    pdf: [readFileSync(fixture("sample-invoice.pdf"))]
  }
}

const extremes = [0x00, 0x01, 0x7f, 0x80, 0xff]

/** One to three mutations: bit flips, truncation, extreme lengths, repeated, moved and nested pieces. */
export const mutate = (original, next) => {
  let bytes = Buffer.from(original)
  for (let round = 0; round <= next(3); round++) {
    const at = next(bytes.length)
    const length = 1 + next(Math.min(512, bytes.length))
    switch (next(7)) {
      case 0:
        for (let i = 0; i <= next(40); i++) bytes[next(bytes.length)] ^= 1 << next(8)
        break
      case 1:
        bytes = bytes.subarray(0, Math.max(16, at))
        break
      case 2:
        // headers hold the lengths, and they stand at the beginning
        for (let i = 0, from = next(Math.min(bytes.length, 600)); i < 4; i++)
          bytes[Math.min(from + i, bytes.length - 1)] = extremes[next(5)]
        break
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at)])
        break
      case 4:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
        break
      case 5:
        bytes = Buffer.concat([bytes.subarray(0, at), original, bytes.subarray(at)])
        break
      default:
        bytes.fill(extremes[next(5)], at, Math.min(at + length, bytes.length))
    }
    if (bytes.length < 16) return original.subarray(0, 16)
  }
  return bytes
}

const pick = (choices, next) => choices[next(choices.length)]

/** A form or JSON body around a file, with one to three faults in boundary, headers, parameters or length. */
export const envelopes = (file, next) => {
  const boundary = pick(["B", "----WebKitFormBoundaryabc", "b".repeat(70), "-", "a b"], next)
  const declared = pick(
    [boundary, boundary, boundary, `"${boundary}"`, `${boundary}x`, "", `${boundary}; boundary=C`],
    next
  )
  const parameters = [
    'name="file"',
    "name=file",
    "name*=UTF-8''file",
    'name="file"; filename="r.jpg"',
    "name=\"file\"; filename*=UTF-8''%E0%A4%A",
    "name=\"file\"; filename*=utf-8'en'%ff",
    'name="file"; filename="\\"',
    'name="file_name"',
    'name="__proto__"',
    'name="file',
    "name=",
    `name="${"n".repeat(next(20_000))}"`
  ]
  const headers = [
    "Content-Type: image/jpeg",
    "Content-Type: text/plain; charset=utf-16le",
    "Content-Type: ;;;=",
    "Content-Transfer-Encoding: base64",
    "X: ",
    ": x",
    "no colon",
    "__proto__: x"
  ]
  const part = () => {
    const lines = [
      `Content-Disposition: ${pick(["form-data; ", "form-data; ", "attachment; ", ""], next)}${pick(parameters, next)}`
    ]
    for (let i = 0; i < next(3); i++) lines.push(pick(headers, next))
    const end = pick(["\r\n\r\n", "\r\n\r\n", "\r\n\r\n", "\r\n", "\n\n", ""], next)
    return Buffer.concat([
      Buffer.from(`--${boundary}\r\n${lines.join("\r\n")}${end}`),
      pick([file, Buffer.alloc(0)], next),
      Buffer.from("\r\n")
    ])
  }
  const parts = Array.from({ length: next(4) }, part)
  const body = Buffer.concat([
    ...parts,
    Buffer.from(pick([`--${boundary}--\r\n`, `--${boundary}--\r\n`, "", `--${boundary}`], next))
  ])
  const cut = next(4) === 0 ? body.subarray(0, next(body.length + 1)) : body
  return {
    body: next(3) === 0 && cut.length > 0 ? mutate(Buffer.concat([cut, Buffer.alloc(16)]), next) : cut,
    contentType: pick(
      [
        `multipart/form-data; boundary=${declared}`,
        `multipart/form-data; boundary=${declared}`,
        "multipart/form-data",
        "multipart/form-data; boundary*=UTF-8''%E0"
      ],
      next
    )
  }
}
