import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const script = fileURLToPath(new URL("../scripts/crash-test.mjs", import.meta.url))

it("keeps one event for each answered 200 and none for a failure when it is killed at any moment", async () => {
  // a short share; `node scripts/crash-test.mjs` runs 200 moments
  const { stdout } = await promisify(execFile)(process.execPath, [script, "--moments", "5", "--seed", "suite"])
  expect(stdout).toContain("status        intact")
  expect(stdout).toContain('"answered 200 without exactly one event": 0')
}, 180_000)
