#!/usr/bin/env node
// Writes the PDFs of test/fixtures: an invented invoice with a text layer of two pages, the same without text (a
// picture only), and, where qpdf is installed, the invoice locked by a password and with an owner password only.
import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Where they are written: test/fixtures, or the folder that is named. */
const folder = process.argv[2] ?? fileURLToPath(new URL("../test/fixtures", import.meta.url))
const fixture = (name) => join(folder, name)

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
const pdf = (objects) => {
  let file = Buffer.from("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", "latin1")
  const offsets = objects.map((object, i) => {
    const offset = file.length
    file = Buffer.concat([
      file,
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.from(object, "latin1"),
      Buffer.from("\nendobj\n")
    ])
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const trailer = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(trailer)])
}

const stream = (dictionary, content) => `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`
const text = (x, y, size, words, bold) =>
  `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${y} Td (${words.replace(/[()\\]/g, "\\$&")}) Tj ET`

const first = [
  text(60, 770, 20, "Northwind Paper GmbH", true),
  text(60, 750, 9, "Papierweg 3, 20095 Hamburg, USt-IdNr. DE123456789"),
  text(60, 690, 10, "Kontor Beispiel, Am Markt 1, 28195 Bremen"),
  text(380, 690, 10, "Rechnungsnummer: 2026-0815"),
  text(380, 675, 10, "Rechnungsdatum: 14.11.2026"),
  text(60, 620, 14, "Rechnung", true),
  text(60, 590, 10, "Bezeichnung", true),
  text(330, 590, 10, "Menge", true),
  text(400, 590, 10, "Einzelpreis", true),
  text(490, 590, 10, "Betrag", true),
  text(60, 570, 10, "Kopierpapier A4, 500 Blatt"),
  text(345, 570, 10, "10"),
  text(410, 570, 10, "4,50"),
  text(490, 570, 10, "45,00"),
  text(60, 552, 10, "Briefumschl\xe4ge C6"),
  text(345, 552, 10, "2"),
  text(410, 552, 10, "12,50"),
  text(490, 552, 10, "25,00"),
  text(60, 510, 10, "Nettobetrag"),
  text(490, 510, 10, "70,00"),
  text(60, 492, 10, "zzgl. 19 % MwSt"),
  text(490, 492, 10, "13,30"),
  text(60, 470, 11, "Gesamtbetrag EUR", true),
  text(486, 470, 11, "83,30", true)
].join("\n")
const second = text(60, 770, 10, "Zahlbar innerhalb von 14 Tagen ohne Abzug. Vielen Dank.")

const page = (content) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R /F2 8 0 R >> >> >>`
const font = (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
writeFileSync(
  fixture("sample-invoice.pdf"),
  pdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
    page(5),
    page(6),
    stream("", first),
    stream("", second),
    font("Helvetica"),
    font("Helvetica-Bold")
  ])
)

const picture = readFileSync(new URL("../test/fixtures/sample-receipt.jpg", import.meta.url)).toString("latin1")
writeFileSync(
  fixture("scanned.pdf"),
  pdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>",
    stream("", "q 400 0 0 460 90 300 cm /P Do Q"),
    stream(
      "/Type /XObject /Subtype /Image /Width 893 /Height 1032 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode",
      picture
    )
  ])
)

const encrypt = (user, name) =>
  spawnSync("qpdf", ["--encrypt", user, "owner", "256", "--", fixture("sample-invoice.pdf"), fixture(name)])
encrypt("secret", "locked.pdf")
encrypt("", "owner-password.pdf")
