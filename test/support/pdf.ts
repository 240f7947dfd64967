/** Content of one page: PDF operators. */
export interface PdfPage {
  readonly content: string
  /** Clockwise degrees by which viewers turn the page. */
  readonly rotate?: number
}

export interface PdfAttachment {
  readonly name: string
  readonly bytes: Uint8Array
}

const stream = (dictionary: string, data: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`), data, Buffer.from("\nendstream")])

/** A PDF of these pages in Helvetica, with files attached. */
export const makePdf = (pages: ReadonlyArray<PdfPage>, attachments: ReadonlyArray<PdfAttachment> = []): Buffer => {
  const objects: Array<Buffer> = []
  const add = (object: string | Buffer): number => objects.push(Buffer.from(object))
  const catalog = add("")
  const tree = add("")
  const font = add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>")
  const kids = pages.map(({ content, rotate = 0 }) => {
    const body = add(stream("", Buffer.from(content, "latin1")))
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Contents ${body} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`
    )
  })
  const names = attachments.map(({ bytes, name }) => {
    const file = add(stream("/Type /EmbeddedFile", bytes))
    return `(${name}) ${add(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${file} 0 R >> >>`)} 0 R`
  })
  objects[catalog - 1] = Buffer.from(
    `<< /Type /Catalog /Pages ${tree} 0 R ${names.length === 0 ? "" : `/Names << /EmbeddedFiles << /Names [${names.join(" ")}] >> >>`} >>`
  )
  objects[tree - 1] = Buffer.from(
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${kids.length} >>`
  )
  let file = Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")])
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  return Buffer.concat([
    file,
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
    )
  ])
}

const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&")

/** Lines of a receipt, what follows three spaces at the right edge; turned by quarters, clockwise, on their page. */
export const receiptContent = (lines: ReadonlyArray<string>, quarters = 0): string => {
  // the matrix that turns the text's own axes, and where its page's corner comes to lie
  const turns = ["1 0 0 1 0 0", "0 -1 1 0 0 842", "-1 0 0 -1 595 842", "0 1 -1 0 595 0"]
  const shown = lines.flatMap((line, index) => {
    const [left = "", right] = line.split(/ {3,}/)
    const y = 560 - index * 18
    const at = (x: number, text: string) => `1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj`
    return [at(40, left), ...(right === undefined ? [] : [at(420, right)])]
  })
  return `q ${turns[quarters]} cm BT /F1 11 Tf ${shown.join("\n")} ET Q`
}
