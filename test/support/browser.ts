import { existsSync } from "node:fs"
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core"
import { Effect } from "effect"

const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync)

/** Whether pages can be tested here. */
export const hasBrowser = executablePath !== undefined

if (!hasBrowser) console.warn("The pages are not tested here. To test them too: apt-get install chromium")

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath!, args: ["--no-sandbox"] })

/** A browser for as long as the scope is open. */
export const browser = Effect.acquireRelease(Effect.promise(launchBrowser), (open) =>
  Effect.promise(() => open.close())
)

export interface Window {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong in the page, and requests to other hosts; stays empty. */
  readonly complaints: ReadonlyArray<string>
}

/** A window of its own, that hears every error and every request. */
export const openWindow = async (
  open: Browser,
  origin: string,
  options: Parameters<Browser["newContext"]>[0] = {}
): Promise<Window> => {
  const context = await open.newContext({ baseURL: origin, locale: "en-GB", ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: Array<string> = []
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("console", (message) => {
    // a page that is told 400 or 404 on purpose is no fault of the page
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text())
  })
  page.on("request", (request) => {
    if (!/^(?:data|blob|about):/.test(request.url()) && new URL(request.url()).origin !== origin) {
      complaints.push(`a request to ${request.url()}`)
    }
  })
  return { page, context, complaints }
}
