import { Console, Effect } from "effect"
import { expect, it } from "vitest"
import { printList } from "../../src/cli/Output.ts"

it("prints lists of any length, in columns as wide as their widest cell", () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => ({ account: `a${index}`, used: index }))
  let printed = ""
  const log = (text: string) => void (printed = text)
  Effect.runSync(
    Effect.withConsole(printList(rows, false, "none"), {
      unsafe: { ...console, log },
      log: (text: string) => Effect.sync(() => log(text))
    } as unknown as Console.Console)
  )
  const lines = printed.split("\n")
  expect(lines).toHaveLength(200_001)
  expect(lines[0]).toBe("ACCOUNT  USED")
  expect(lines[1]).toBe("a0       0")
  expect(lines.at(-1)).toBe("a199999  199999")
})
