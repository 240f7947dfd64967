import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

interface Results {
  readonly violations: ReadonlyArray<{
    readonly id: string
    readonly help: string
    readonly nodes: ReadonlyArray<{ readonly html: string }>
  }>
}

/** What axe-core has against a page: rule, help and element. Right is an empty list. */
export const accessibilityFaults = async (page: Page): Promise<ReadonlyArray<string>> => {
  // evaluated by the debugger, which no Content-Security-Policy stops
  await page.evaluate(source)
  const results = (await page.evaluate("axe.run(document)")) as Results
  return results.violations.flatMap(({ help, id, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
