import { describe, expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { browser, hasBrowser, openWindow } from "../support/browser.ts"
import { member, origin, password, setPlan } from "../support/dashboardApp.ts"
import { ended, file, reader } from "../support/filesOnPages.ts"
import { layerTestApp, receipt } from "../support/TestApp.ts"

describe.runIf(hasBrowser)("the dashboard in a browser", () => {
  layer(layerTestApp({ reader }), { excludeTestServices: true })((it) => {
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
})
