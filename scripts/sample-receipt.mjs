#!/usr/bin/env node
// Draws test/fixtures/sample-receipt.jpg and cyrillic-receipt.jpg: invented shops' receipts, as if photographed on a
// desk. Needs a monospaced font of the system; the pictures in the repository were drawn with DejaVu.
import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import sharp from "sharp"

const english = [
  ["bold", "HARBOUR LANE BAKERY"],
  ["", "14 Harbour Lane, Portland, ME 04101"],
  ["", "Tel (207) 555-0148"],
  ["", ""],
  ["left", "Date: 11/14/2026        08:42 AM"],
  ["left", "Receipt 004217       Cashier Ines"],
  ["left", "---------------------------------"],
  ["left", "2 Sourdough Loaf            13.00"],
  ["left", "   @ 6.50"],
  ["left", "1 Cinnamon Roll              4.25"],
  ["left", "3 Butter Croissant          10.50"],
  ["left", "   @ 3.50"],
  ["left", "1 Cold Brew Coffee           4.75"],
  ["left", "---------------------------------"],
  ["left", "Subtotal                    32.50"],
  ["left", "Sales Tax 8%                 2.60"],
  ["leftbold", "TOTAL                      $35.10"],
  ["left", ""],
  ["left", "VISA ************4417       35.10"],
  ["", ""],
  ["", "Thank you! Come again."]
]
const russian = [
  ["bold", "ООО ВЕСЕННИЙ САД"],
  ["", "г. Тверь, ул. Садовая, д. 5"],
  ["", "ИНН 6900000000"],
  ["", "КАССОВЫЙ ЧЕК"],
  ["left", "14.11.2026 18:42      Кассир Орлова"],
  ["left", "Молоко пастеризованное      =89.90"],
  ["left", "Хлеб ржаной                 =54.00"],
  ["left", "Сыр домашний               =310.50"],
  ["leftbold", "ИТОГ                       =454.40"],
  ["left", "НАЛИЧНЫМИ                  =500.00"],
  ["left", "СДАЧА                       =45.60"],
  ["", "Спасибо за покупку"]
]

const [width, margin, step] = [640, 46, 34]
const escape = (text) => text.replaceAll("&", "&amp;")

/** Where they are written: test/fixtures, or the folder that is named. */
const folder = process.argv[2] ?? fileURLToPath(new URL("../test/fixtures", import.meta.url))

const draw = async (lines, file) => {
  const height = margin * 2 + lines.length * step
  const text = lines.map(([style, words], i) => {
    const bold = style.includes("bold") ? ' font-weight="bold"' : ""
    const place = style.startsWith("left") ? `x="${margin}"` : `x="${width / 2}" text-anchor="middle"`
    return `<text ${place} y="${margin + (i + 0.7) * step}"${bold} xml:space="preserve">${escape(words)}</text>`
  })
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
     <rect width="100%" height="100%" fill="#f4f1ea"/>
     <g font-family="DejaVu Sans Mono" font-size="26" fill="#2b2b2e">${text.join("")}</g>
   </svg>`
  )
  const tilted = await sharp(paper).rotate(-2.4, { background: "#00000000" }).png().toBuffer()
  const { height: tiltedHeight, width: tiltedWidth } = await sharp(tilted).metadata()
  const [deskWidth, deskHeight] = [tiltedWidth + 220, tiltedHeight + 200]
  const grain = { raw: { width: deskWidth, height: deskHeight, channels: 1 } }
  const noise = await sharp(randomBytes(deskWidth * deskHeight), grain)
    .linear(0.16, 107)
    .blur(0.6)
    .png()
    .toBuffer()
  await sharp({ create: { width: deskWidth, height: deskHeight, channels: 3, background: "#6d5a48" } })
    .composite([
      { input: tilted, left: 105, top: 95 },
      { input: noise, blend: "soft-light" }
    ])
    .blur(0.7)
    .jpeg({ quality: 82 })
    .toFile(join(folder, file))
}

await draw(english, "sample-receipt.jpg")
await draw(russian, "cyrillic-receipt.jpg")
