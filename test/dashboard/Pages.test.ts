import { readFileSync } from "node:fs"
import { describe, expect, layer } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { PreviewDays } from "../../src/conversions/SavedConversions.ts"
import { browser, hasBrowser } from "../support/browser.ts"
import { member, setPlan } from "../support/dashboardApp.ts"
import { ended, file, hostile, reader } from "../support/filesOnPages.ts"
import { layerTestApp, upload } from "../support/TestApp.ts"

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
})
