#!/usr/bin/env node
// Pictures of the pages, for the README and for looking at: node scripts/screenshots.mjs [FOLDER]
// Starts a service of its own with an embedded database, converts the samples, and needs Debian's chromium.
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright-core"
import sharp from "sharp"

const executablePath = "/usr/bin/chromium"
if (!existsSync(executablePath)) {
  console.log("This needs chromium: apt-get install chromium")
  process.exit(0)
}

const root = fileURLToPath(new URL("..", import.meta.url))
const folder = process.argv[2] ?? join(root, "scripts/screenshots")
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), "receipts-shots-"))
const service = spawn(process.execPath, [join(root, "dist/main.js"), "serve"], {
  env: { ...process.env, DATA_DIR: data, PORT: "0" },
  stdio: ["ignore", "pipe", "inherit"]
})
const entry = await new Promise((resolve, reject) => {
  let output = ""
  service.on("exit", () => reject(new Error(output)))
  service.stdout.on("data", (piece) => {
    output += piece
    const link = /Dashboard: +(\S+)/.exec(output)?.[1]
    if (link !== undefined && output.includes("\ncurl ")) resolve(new URL(link))
  })
})

const looks = [
  ["desktop-light", { colorScheme: "light", viewport: { width: 1280, height: 860 } }],
  ["desktop-dark", { colorScheme: "dark", viewport: { width: 1280, height: 860 } }],
  ["phone-light", { colorScheme: "light", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ["phone-dark", { colorScheme: "dark", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }]
]
const samples = ["sample-receipt.jpg", "sample-invoice.pdf", "cyrillic-receipt.jpg", "locked.pdf"].map((name) =>
  join(root, "test/fixtures", name)
)

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
try {
  let cookies = []
  for (const [look, options] of looks) {
    const context = await browser.newContext({ baseURL: entry.origin, locale: "en", ...options })
    const page = await context.newPage()
    const shoot = async (name, fullPage = false) => {
      const png = await page.screenshot({ fullPage })
      await sharp(png)
        .png({ palette: true, quality: 90 })
        .toFile(join(folder, `${name}-${look}.png`))
    }
    for (const path of ["/", "/sign-in", "/sign-up", "/docs"]) {
      await page.goto(path)
      await shoot(path === "/" ? "start" : path.slice(1))
    }
    if (cookies.length === 0) {
      await page.goto(entry.href)
      cookies = await context.cookies()
    } else await context.addCookies(cookies)
    await page.goto("/convert")
    await shoot("convert-empty")
    await page.setInputFiles("#files", samples)
    await page
      .locator("#jobs .done, #jobs .failed")
      .nth(samples.length - 1)
      .waitFor({ timeout: 60_000 })
    await page.locator("#result img[src]").first().waitFor()
    await shoot("convert", true)
    const path = await page.locator("#jobs .done a").first().getAttribute("href")
    await page.goto(path)
    await page.locator("#save-next").waitFor()
    await page.locator("#f-total").focus()
    await shoot("conversion")
    for (const name of ["conversions", "keys", "usage", "account"]) {
      await page.goto(`/${name}`)
      await shoot(name)
    }
    await page.goto("/ledger")
    await page.getByRole("button", { name: "Verify in this browser" }).click()
    await page.locator("#verdict ul").waitFor()
    await shoot("ledger")
    await context.close()
  }
} finally {
  await browser.close()
  service.kill("SIGTERM")
  await new Promise((resolve) => service.once("exit", resolve))
  rmSync(data, { recursive: true, force: true })
}
console.log(`The pictures are in ${folder}`)
