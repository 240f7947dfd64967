import { describe, expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { accessibilityFaults } from "../support/axe.ts"
import { browser, hasBrowser, openWindow } from "../support/browser.ts"
import { member, origin, password } from "../support/dashboardApp.ts"
import { ended, file, reader } from "../support/filesOnPages.ts"
import { layerTestApp } from "../support/TestApp.ts"

describe.runIf(hasBrowser)("the dashboard in a browser", () => {
  layer(layerTestApp({ reader }), { excludeTestServices: true })((it) => {
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
