// Draws receipts and invoices of fifty countries with their complete truth:
//   node scripts/receipts/generate.mjs OUT COUNT SEED [till|invoice] [pdf|picture|flat] [testing]
// OUT gets files/ and truth.jsonl as scripts/evaluate.mjs reads them, and boxes.jsonl with the place of every run of text
// on the flat page, in its pixels. Needs chromium and Debian's fonts (fonts-noto-core fonts-noto-cjk fonts-dejavu
// fonts-liberation). Every fourth name, font and layout is drawn for testing only. The vocabulary was written for this
// purpose, and is not that of the reader.
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright-core"
import { compose, truthOf } from "./compose.mjs"
import { countries } from "./countries.mjs"
import { drawInvoice } from "./invoice.mjs"
import { photograph } from "./photograph.mjs"
import { randomOf } from "./random.mjs"
import { drawTill } from "./till.mjs"

const [out, count = "100", seed = "1", ...wishes] = process.argv.slice(2)
const onlyKind = ["till", "invoice"].find((one) => wishes.includes(one))
const onlyForm = ["pdf", "picture", "flat"].find((one) => wishes.includes(one))
const isTesting = wishes.includes("testing")
if (out === undefined) {
  console.error("usage: node scripts/receipts/generate.mjs OUT COUNT SEED [till|invoice] [pdf|picture|flat] [testing]")
  process.exit(2)
}
mkdirSync(join(out, "files"), { recursive: true })

/** The page's place in the window, where one that is read from the right does not begin at its left; and its runs. */
const measure = () => {
  const { height, left, width } = document.body.getBoundingClientRect()
  const runs = [...document.querySelectorAll(".t")]
    .map((element) => ({ text: element.textContent.trim(), box: element.getBoundingClientRect() }))
    .filter(({ text }) => text !== "")
    .map(({ box, text }) => ({
      text,
      left: box.left - left,
      top: box.top,
      right: box.right - left,
      bottom: box.bottom
    }))
  return { left, width: Math.ceil(width), height: Math.ceil(height), runs }
}

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
const page = await browser.newPage({ deviceScaleFactor: 3, viewport: { width: 800, height: 600 } })
const codes = Object.keys(countries)
const [truths, boxes] = [[], []]
for (let i = 0; i < Number(count); i++) {
  const random = randomOf(Number(seed) * 100_003 + i)
  const code = codes[i % codes.length]
  const kind = onlyKind ?? (random.chance(0.5) ? "till" : "invoice")
  const form = onlyForm ?? (kind === "invoice" ? "pdf" : random.pick(["pdf", "picture"]))
  const receipt = compose(random, countries[code], kind, isTesting)
  const { html, printed } = (kind === "till" ? drawTill : drawInvoice)(random, receipt)
  await page.setContent(html)
  const { height, left, runs, width } = await page.evaluate(measure)
  const file = `files/${code}_${kind}_${i}.${form === "pdf" ? "pdf" : form === "picture" ? "jpg" : "json"}`
  boxes.push({ file, width, height, runs })
  if (form === "pdf") {
    const tall = `${Math.max(height + 20, kind === "till" ? 0 : 1123)}px`
    await page.addStyleTag({ content: `@page { size: ${width}px ${tall} }` })
    writeFileSync(join(out, file), await page.pdf({ width: `${width}px`, height: tall, printBackground: true }))
  }
  if (form === "picture") {
    const png = await page.screenshot({ clip: { x: left, y: 0, width, height } })
    writeFileSync(join(out, file), await photograph(random, png))
  }
  truths.push({ file, source: "drawn by scripts/receipts", licence: "MIT", ...truthOf(receipt, printed) })
}
await browser.close()
const write = (name, rows) => writeFileSync(join(out, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(""))
write("truth.jsonl", truths)
write("boxes.jsonl", boxes)
