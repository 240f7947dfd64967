import { readFileSync } from "node:fs"
import { describe, expect, layer } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { Reader } from "../../src/extraction/Reader.ts"
import { PreviewDays } from "../../src/conversions/SavedConversions.ts"
import { InvalidFileType, NotAReceipt } from "../../src/domain/Failure.ts"
import { toReading } from "../../src/extraction/Reading.ts"
import type { Page } from "playwright-core"
import { accessibilityFaults } from "../support/axe.ts"
import { browser, hasBrowser, openWindow } from "../support/browser.ts"
import { member, origin, password, setPlan } from "../support/dashboardApp.ts"
import { jpegBytes, layerTestApp, receipt, upload } from "../support/TestApp.ts"

/** Reads by the file's last byte: a receipt, a damaged file, or no receipt. */
const reader = Layer.succeed(Reader, {
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
const hostile = `=cmd|' /C calc'!A0 <img src=x onerror="document.title='owned'">`

const file = (name: string, last = 4, size = 8) => {
  const buffer = Buffer.alloc(size, 3)
  jpegBytes.copy(buffer)
  buffer[size - 1] = last
  return { name, mimeType: "image/jpeg", buffer }
}

/** Waits until so many files have ended in this way. */
const ended = (page: Page, selector: string, count: number) =>
  page
    .locator(selector)
    .nth(count - 1)
    .waitFor()

describe.runIf(hasBrowser)("the dashboard in a browser", () => {
  layer(layerTestApp({ reader }), { excludeTestServices: true })((it) => {
    it.scoped("leads from sign-up to a key, to a request with it, to usage going up", () =>
      Effect.gen(function* () {
        const { complaints, page } = yield* member(yield* browser, "Ada's shop")
        const secret = yield* Effect.promise(async () => {
          expect(await page.locator("[data-quota]").textContent()).toBe("10 of 10 left this month")
          await page.getByRole("link", { name: "API keys" }).click()
          await page.getByLabel("Name of the key").fill("till <b>1</b>")
          await page.getByRole("button", { name: "Create" }).click()
          expect(await page.locator("#request").textContent()).toContain(
            "/v1/convert -H 'Authorization: Bearer sk_live_"
          )
          return (await page.locator("#secret").textContent())!
        })
        expect((yield* upload(secret)).status).toBe(200)
        yield* Effect.promise(async () => {
          await page.getByRole("link", { name: "Usage" }).click()
          expect(await page.locator(".big").textContent()).toBe("1 of 10 conversions")
          await page.goto("/keys")
          expect(await page.content()).not.toContain(secret)
          expect(await page.locator("tbody tr").first().textContent()).toContain("till <b>1</b>")
          await page.getByRole("link", { name: /^Revoke/ }).click()
          await page.getByRole("button", { name: "Revoke it" }).click()
          await page.waitForURL("**/keys")
          expect(await page.locator("tbody tr").first().textContent()).toContain("Revoked")
        })
        expect((yield* upload(secret)).status).toBe(401)
        expect(complaints).toEqual([])
      })
    )

    it.scoped("shares the month's quota between browser and API", () =>
      Effect.gen(function* () {
        const { complaints, page } = yield* member(yield* browser, "Shared")
        const secret = yield* Effect.promise(async () => {
          await page.goto("/keys")
          await page.getByLabel("Name of the key").fill("api")
          await page.getByRole("button", { name: "Create" }).click()
          const key = (await page.locator("#secret").textContent())!
          await page.goto("/convert")
          await page.setInputFiles(
            "#files",
            Array.from({ length: 6 }, (_, index) => file(`${index}.jpg`, 10 + index))
          )
          await ended(page, "#jobs .done", 6)
          return key
        })
        for (let used = 7; used <= 10; used++) {
          expect((yield* upload(secret)).body["conversions_used"]).toBe(used)
        }
        expect((yield* upload(secret)).status).toBe(429)
        yield* Effect.promise(async () => {
          await page.setInputFiles("#files", [file("eleventh.jpg")])
          await page.waitForSelector("#jobs .failed")
          expect(await page.locator("#limit").textContent()).toMatch(/used up.*start again on .*1.*plans/)
          await page.reload()
          expect(await page.locator("[data-quota]").textContent()).toBe("None left this month")
        })
        expect(complaints).toEqual([])
      })
    )

    it.scoped("converts thirty files at once, of which three cannot be, two at a time", () =>
      Effect.gen(function* () {
        const { complaints, page } = yield* member(yield* browser, "Thirty")
        yield* setPlan("Thirty", "pro")
        yield* Effect.promise(async () => {
          await page.goto("/convert")
          const good = Array.from({ length: 27 }, (_, index) => file(`good-${index}.jpg`, 10 + index))
          const large = file("large.jpg", 99, 10 * 1024 * 1024 + 1)
          await page.setInputFiles("#files", [file("damaged.jpg", 1), ...good, large, file("cat.jpg", 2)])
          await ended(page, "#jobs .done, #jobs .failed", 30)
          const failed = await page.locator("#jobs .failed").allTextContents()
          expect(failed).toHaveLength(3)
          expect(failed.join()).toMatch(/damaged.*Take it again.*large.*10 MB.*cat.*not appear/)
          expect(await page.locator("[data-quota]").textContent()).toBe("73 of 100 left this month")
          expect(await page.locator("#files-summary").textContent()).toBe("27 of 30 read, 3 not converted")
          // what a receipt says is text, wherever it is shown
          expect(await page.title()).toBe("Convert · Receipts")
          expect(await page.locator("#result h2").textContent()).toBe(hostile)
          expect(await page.locator("#result .sheet img").first().getAttribute("src")).toMatch(/^(?:data:image|\/conv)/)
        })
        expect(complaints).toEqual([])
      })
    )

    it.scoped("takes files that are dropped or pasted, and reads on when the page is left", () =>
      Effect.gen(function* () {
        const { complaints, page } = yield* member(yield* browser, "Leaving")
        yield* Effect.promise(async () => {
          const hand = (name: "drop" | "paste", last: number) =>
            page.evaluate(`{
              const data = new DataTransfer()
              data.items.add(new File([new Uint8Array([255, 216, 255, 224, 1, 2, 3, ${last}])], "${name}.jpg"))
              document.dispatchEvent("${name}" === "drop"
                ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
                : new ClipboardEvent("paste", { clipboardData: data, bubbles: true }))
            }`)
          await hand("drop", 31)
          await hand("paste", 32)
          await ended(page, "#jobs .done", 2)
          await page.setInputFiles("#files", [file("slow.jpg", 9)])
          await page.getByText("Reading").waitFor()
          await page.goto("/usage")
          for (let i = 0; i < 40 && (await page.locator(".big").textContent()) !== "3 of 10 conversions"; i++) {
            await page.waitForTimeout(100)
            await page.reload()
          }
          await page.goto("/conversions")
          expect((await page.locator("tbody small").allTextContents()).toSorted()).toEqual([
            "drop.jpg",
            "paste.jpg",
            "slow.jpg"
          ])
        })
        expect(complaints).toEqual([])
      })
    )

    it.scoped("corrects, saves and goes on, exports, deletes and undoes", () =>
      Effect.gen(function* () {
        const { complaints, page } = yield* member(yield* browser, "Books")
        yield* Effect.promise(async () => {
          await page.setInputFiles("#files", [file("older.jpg", 21), file("newer.jpg", 22)])
          await ended(page, "#jobs .done", 2)
          await page.goto("/conversions")
          expect(await page.locator("tbody tr").count()).toBe(2)
          await page.locator("tbody a").first().click()
          // by keyboard alone: edit the total, leave the field, save and go on
          await page.locator("#save-next").waitFor()
          await page.keyboard.press("e")
          await page.keyboard.press("Control+a")
          await page.keyboard.type("abc")
          await page.keyboard.press("Escape")
          await page.keyboard.press("s")
          expect(await page.locator("[data-saved]").textContent()).toContain("must be a number")
          await page.locator("#f-total").fill("36,10")
          await page.getByRole("button", { name: "Add an item" }).click()
          await page.keyboard.type("Bag")
          const added = page.locator(".line.item").last()
          for (const [name, value] of Object.entries({ quantity: "1", unit_price: "1.00", total_price: "1.00" })) {
            await added.locator(`input[name="${name}"]`).fill(value)
          }
          expect(await page.locator("[data-sums]").textContent()).toContain("The items come to 14.00")
          await page.locator("#f-vendor").fill("Hafen")
          await page.keyboard.press("Escape")
          const first = page.url()
          await page.keyboard.press("n")
          await page.waitForURL((url) => url.href !== first)
          await page.goto(first)
          expect(await page.locator("h1").textContent()).toBe("Hafen")
          expect(await page.locator("#f-total").inputValue()).toBe("36.10")
          expect(await page.locator("form.notice").textContent()).toContain("Corrected by Books")

          await page.goto("/conversions?text=hafen")
          expect(await page.locator("tbody tr").count()).toBe(1)
          await page.goto("/conversions")
          const [csv] = await Promise.all([
            page.waitForEvent("download"),
            page.getByRole("button", { name: "CSV, a line a receipt" }).click()
          ])
          const lines = readFileSync(await csv.path(), "utf8").split("\r\n")
          expect(lines[1]).toMatch(/,Hafen,2026-11-14,USD,36\.1,.*,dashboard,yes$/)
          // a cell that begins like a formula is text
          expect(lines[2]).toContain(`,"'=cmd|' /C calc'!A0 <img`)
          const [xlsx] = await Promise.all([
            page.waitForEvent("download"),
            page.getByRole("button", { name: "XLSX" }).click()
          ])
          expect(
            readFileSync(await xlsx.path())
              .subarray(0, 2)
              .toString()
          ).toBe("PK")

          await page.locator('tbody input[name="id"]').first().check()
          await page.getByRole("button", { name: "Delete" }).click()
          expect(await page.locator("tbody tr").count()).toBe(1)
          expect((await page.request.get(first)).status()).toBe(404)
          await page.getByRole("button", { name: "Undo" }).click()
          await page.waitForURL("**/conversions?restored=1")
          expect(await page.locator("tbody tr").count()).toBe(2)
        })
        expect(complaints).toEqual([])
      })
    )

    it.scoped("verifies the ledger in the browser, and finds one changed byte", () =>
      Effect.gen(function* () {
        const { complaints, page } = yield* member(yield* browser, "Auditor")
        yield* Effect.promise(async () => {
          await page.setInputFiles("#files", [file("a.jpg", 31), file("b.jpg", 32)])
          await ended(page, "#jobs .done", 2)
          await page.goto("/ledger")
          const head = (await page.locator("#head").textContent())!
          await page.getByLabel("A head noted earlier").fill(head)
          await page.getByRole("button", { name: "Verify in this browser" }).click()
          await page.waitForSelector("#verdict .done")
          expect(await page.locator("#verdict").textContent()).toMatch(
            /Intact: 3 events.*count of 2 agrees.*head shown here is on.*noted earlier is on/
          )
          const [download] = await Promise.all([
            page.waitForEvent("download"),
            page.getByRole("link", { name: "Export (JSONL)" }).click()
          ])
          const kept = readFileSync(await download.path(), "utf8")
          const verdictOn = async (text: string) => {
            await page.setInputFiles("#kept", { name: "x.jsonl", mimeType: "text/plain", buffer: Buffer.from(text) })
            await page.getByRole("button", { name: "Verify in this browser" }).click()
            await page.locator("#verdict ul").waitFor()
            return page.locator("#verdict").textContent()
          }
          expect(await verdictOn(kept)).toContain("Intact: 3 events")
          expect(await verdictOn(kept.replace('"byte_count":8', '"byte_count":9'))).toBe(
            "Fault at position 2: the hash does not match the event."
          )
        })
        expect(complaints).toEqual([])
      })
    )

    it.scoped("refuses a request that runs while its key is revoked, and charges nothing", () =>
      Effect.gen(function* () {
        const { page } = yield* member(yield* browser, "Hasty")
        const secret = yield* Effect.promise(async () => {
          await page.goto("/keys")
          await page.getByLabel("Name of the key").fill("slow")
          await page.getByRole("button", { name: "Create" }).click()
          const key = (await page.locator("#secret").textContent())!
          await page.getByRole("link", { name: /^Revoke/ }).click()
          return key
        })
        const running = yield* Effect.fork(upload(secret, file("slow.jpg", 9).buffer))
        yield* Effect.sleep(300)
        yield* Effect.promise(async () => {
          await page.getByRole("button", { name: "Revoke it" }).click()
          await page.waitForURL("**/keys")
        })
        expect((yield* Fiber.join(running)).status).toBe(401)
        yield* Effect.promise(async () => {
          await page.goto("/usage")
          expect(await page.locator(".big").textContent()).toBe("0 of 10 conversions")
        })
      })
    )

    it.scoped("is used by keyboard alone, and speaks German to those who wish it", () =>
      Effect.gen(function* () {
        const open = yield* browser
        const at = yield* origin
        const { complaints, page } = yield* Effect.promise(() => openWindow(open, at, { locale: "de-DE" }))
        yield* Effect.promise(async () => {
          const focused = () => page.evaluate("document.activeElement.textContent.trim()")
          /** Tabs until the focus is on what is called so. */
          const tabTo = async (name: string) => {
            for (let i = 0; i < 40; i++) {
              await page.keyboard.press("Tab")
              if ((await focused()) === name) return
            }
            throw new Error(`${name} cannot be reached by keyboard`)
          }
          await page.goto("/")
          expect(await page.locator("html").getAttribute("lang")).toBe("de")
          await tabTo("Zum Inhalt")
          await page.keyboard.press("Enter")
          await tabTo("Kostenloses Konto eröffnen")
          await page.keyboard.press("Enter")
          await page.waitForURL("**/sign-up")
          await page.locator("#accountName").focus()
          for (const text of ["Tastatur GmbH", `${crypto.randomUUID()}@example.com`, password]) {
            await page.keyboard.type(text)
            await page.keyboard.press("Tab")
          }
          await page.keyboard.press("Enter")
          await page.waitForURL("**/convert")
          await tabTo("API-Schlüssel")
          await page.keyboard.press("Enter")
          await page.waitForURL("**/keys")
          await page.locator("#name").focus()
          await page.keyboard.type("Kasse")
          await page.keyboard.press("Enter")
          await page.locator("#secret").waitFor()
          await tabTo("Kopieren")
          await tabTo("Widerrufen")
          await page.keyboard.press("Enter")
          await page.waitForURL("**/keys?revoke=*")
          // focus comes once the page is drawn
          await expect.poll(focused).toBe("Widerrufen")
          await page.keyboard.press("Enter")
          await page.waitForURL("**/keys")
          expect(await page.locator("tbody").textContent()).toContain("Widerrufen")
        })
        expect(complaints).toEqual([])
      })
    )

    it.scoped("explores the contract with a script that it brings along, and nothing from elsewhere", () =>
      Effect.gen(function* () {
        const open = yield* browser
        const at = yield* origin
        yield* Effect.promise(async () => {
          const { complaints, page } = await openWindow(open, at)
          const answer = await page.goto("/docs/explorer")
          expect(answer!.headers()["content-security-policy"]).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/)
          await page.getByRole("heading", { name: "Receipt Conversion Service" }).waitFor()
          await page.getByText("/v1/convert").first().waitFor()
          expect(complaints).toEqual([])
        })
      })
    )

    it.scoped("sends little: the start page and a full list below 50 kB", () =>
      Effect.gen(function* () {
        const open = yield* browser
        const { page } = yield* member(open, "Light")
        yield* setPlan("Light", "pro")
        const stranger = yield* Effect.flatMap(origin, (at) => Effect.promise(() => openWindow(open, at)))
        yield* Effect.promise(async () => {
          await page.goto("/convert")
          await page.setInputFiles(
            "#files",
            Array.from({ length: 50 }, (_, index) => file(`scan-${index}.jpg`, 100 + index))
          )
          await ended(page, "#jobs .done", 50)
          const weigh = async (on: Page, path: string) => {
            const session = await on.context().newCDPSession(on)
            await session.send("Network.enable")
            await session.send("Network.setCacheDisabled", { cacheDisabled: true })
            let bytes = 0
            session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength))
            await on.goto(path, { waitUntil: "networkidle" })
            return bytes
          }
          const [start, list] = [await weigh(stranger.page, "/"), await weigh(page, "/conversions")]
          expect([start, list].every((bytes) => bytes > 5_000 && bytes < 50_000)).toBe(true)
          expect(await page.locator("tbody tr").count()).toBe(50)
        })
      })
    )

    it.scoped("shows nobody what is another account's, at any address", () =>
      Effect.gen(function* () {
        const open = yield* browser
        const ada = yield* member(open, "Ada")
        const bob = yield* member(open, "Bob")
        yield* Effect.promise(async () => {
          await ada.page.setInputFiles("#files", [file("secret.jpg", 41)])
          await ada.page.waitForSelector("#jobs .done a")
          const path = (await ada.page.locator("#jobs .done a").getAttribute("href"))!
          await ada.page.goto("/keys")
          await ada.page.getByLabel("Name of the key").fill("hers")
          await ada.page.getByRole("button", { name: "Create" }).click()
          const revoke = (await ada.page.getByRole("link", { name: /^Revoke/ }).getAttribute("href"))!
          const key = new URL(revoke, "http://x").searchParams.get("revoke")!
          const id = path.split("/").at(-1)!

          const headers = { "sec-fetch-site": "same-origin" }
          const get = async (url: string) => (await bob.page.request.get(url)).status()
          const post = async (url: string, form: Record<string, string>) =>
            bob.page.request.post(url, { form, headers, maxRedirects: 0 })
          for (const url of [path, `${path}?fragment`, `${path}/data`, `${path}/pages/1`])
            expect(await get(url)).toBe(404)
          expect((await bob.page.request.put(`${path}/correction`, { data: receipt, headers })).status()).toBe(404)
          expect((await post(`${path}/revert`, {})).status()).toBe(404)
          expect((await post("/keys/revoke", { key })).status()).toBe(404)
          await post("/conversions/delete", { id })
          await post("/conversions/restore", { id })
          expect(await (await post("/conversions/export", { id, format: "json" })).text()).toBe("[]")
          expect(await (await bob.page.request.get("/ledger/export")).text()).not.toContain(id)
          expect((await ada.page.request.get(path)).status()).toBe(200)
          // nor to whoever is not signed in
          const stranger = await openWindow(open, new URL(ada.page.url()).origin)
          for (const url of [path, "/conversions", "/ledger/export", "/keys"]) {
            expect((await stranger.page.request.get(url, { maxRedirects: 0 })).status()).toBe(303)
          }
        })
      })
    )

    it.scoped("takes no change from another site, and no session that has ended", () =>
      Effect.gen(function* () {
        const open = yield* browser
        const { context, email, page } = yield* member(open, "Careful")
        const at = yield* origin
        yield* Effect.promise(async () => {
          for (const headers of [
            { "sec-fetch-site": "cross-site" },
            { "sec-fetch-site": "same-site" },
            { origin: "http://elsewhere.example" },
            {}
          ]) {
            const answer = await page.request.post("/keys", {
              form: { name: "x" },
              headers: headers as Record<string, string>
            })
            expect(answer.status()).toBe(403)
          }
          const cookie = (await context.cookies()).find(({ name }) => name === "receipts.session_token")
          expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" })
          const headers = (await page.request.get("/convert")).headers()
          expect(headers["content-security-policy"]).not.toContain("unsafe")
          expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "same-origin" })

          // a second session, ended by a new password in the first
          const other = await openWindow(open, at)
          await other.page.goto("/sign-in?next=/usage")
          await other.page.getByLabel("E-mail address").fill(email)
          await other.page.getByLabel("Password").fill("not the password")
          await other.page.getByRole("button", { name: "Sign in" }).click()
          expect(await other.page.getByRole("alert").textContent()).toBe(
            "The e-mail address or the password is not right."
          )
          await other.page.getByLabel("Password").fill(password)
          await other.page.getByRole("button", { name: "Sign in" }).click()
          await other.page.waitForURL("**/usage")
          await page.goto("/account")
          expect(await page.locator("tbody tr").count()).toBe(2)
          await page.getByLabel("Current password").fill(password)
          await page.getByLabel("New password").fill("another good password")
          await page.getByRole("button", { name: "Change it" }).click()
          await page.getByRole("status").waitFor()
          await other.page.goto("/usage")
          expect(new URL(other.page.url()).pathname).toBe("/sign-in")
          await page.getByRole("button", { name: "Sign out" }).click()
          await context.addCookies([cookie!])
          await page.goto("/keys")
          expect(new URL(page.url()).pathname).toBe("/sign-in")
        })
      })
    )
  })

  const keepsNone = Layer.provide(layerTestApp({ reader }), Layer.succeed(PreviewDays, 0))
  layer(keepsNone, { excludeTestServices: true })("where no pictures are kept", (it) => {
    it.scoped("shows the page with the answer, and not for a moment after it", () =>
      Effect.gen(function* () {
        const { complaints, page } = yield* member(yield* browser, "Private")
        yield* Effect.promise(async () => {
          await page.setInputFiles("#files", [file("private.jpg", 61)])
          await page.locator("#result .sheet img[src^='data:image/jpeg']").waitFor()
          await page.locator("#jobs .done a").click()
          await page.getByText("No picture of the pages is kept.").waitFor()
          expect((await page.request.get(`${new URL(page.url()).pathname}/pages/1`)).status()).toBe(404)
        })
        expect(complaints).toEqual([])
      })
    )
  })

  layer(layerTestApp({ reader }), { excludeTestServices: true })("is for everybody", (it) => {
    const looks = [
      { colorScheme: "light", viewport: { width: 1280, height: 900 } },
      { colorScheme: "dark", viewport: { width: 1280, height: 900 } },
      { colorScheme: "light", viewport: { width: 390, height: 844 } },
      { colorScheme: "dark", viewport: { width: 390, height: 844 } }
    ] as const
    for (const look of looks) {
      it.scoped(`${look.colorScheme}, ${look.viewport.width} pixels wide`, () =>
        Effect.gen(function* () {
          const open = yield* browser
          const { complaints, page } = yield* member(open, "Everybody", look)
          const stranger = yield* Effect.flatMap(origin, (at) => Effect.promise(() => openWindow(open, at, look)))
          yield* Effect.promise(async () => {
            const check = async (on: typeof page, path: string) => {
              await on.goto(path)
              expect([path, ...(await accessibilityFaults(on))]).toEqual([path])
              const overflow = await on.evaluate("document.documentElement.scrollWidth - innerWidth")
              expect([path, overflow]).toEqual([path, 0])
            }
            for (const path of ["/", "/sign-in", "/sign-up", "/forgot", "/new-password?token=x", "/docs", "/nothing"]) {
              await check(stranger.page, path)
            }
            for (const path of ["/conversions", "/keys", "/usage"]) await check(page, path)
            await page.goto("/convert")
            await page.setInputFiles("#files", [file("one.jpg", 51), file("broken.jpg", 1)])
            await ended(page, "#jobs .done, #jobs .failed", 2)
            await page.waitForSelector("#result .reading")
            expect(await accessibilityFaults(page)).toEqual([])
            const path = (await page.locator("#jobs .done a").getAttribute("href"))!
            for (const one of [path, "/conversions", "/usage", "/ledger", "/account"]) await check(page, one)
          })
          expect(stranger.complaints).toEqual([])
          expect(complaints).toEqual([])
        })
      )
    }
  })
})
