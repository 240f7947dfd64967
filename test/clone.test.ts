import { execFile, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

/** For what takes long: a worker that waits for it synchronously does not answer vitest, which then gives it up. */
const run = promisify(execFile)

const root = fileURLToPath(new URL("..", import.meta.url))

/** Where nobody but us may look, as below root's home; with characters that URLs escape and vitest can bear. */
const home = mkdtempSync(join(tmpdir(), "receipts-clone-"))
const tested = join(home, "my receipts, ü")

const { DATABASE_URL: _, ...environment } = process.env

/** The files that git knows, as they are now, and the installed packages. */
const makeClone = () => {
  mkdirSync(tested)
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  const copy = (...words: ReadonlyArray<string>) => execFileSync("cp", [...words, tested], { cwd: root })
  for (const name of files
    .toString()
    .split("\0")
    .filter((file) => file !== "")) {
    mkdirSync(join(tested, dirname(name)), { recursive: true })
  }
  execFileSync("xargs", ["-0", "cp", "-p", "--parents", "-t", tested], { cwd: root, input: files })
  try {
    copy("-al", "node_modules")
  } catch {
    copy("-a", "node_modules")
  }
}

describe("a clone below a folder that only its owner may enter, its path full of special characters", () => {
  beforeAll(makeClone, 300_000)
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it("runs its tests with npm test", async () => {
    const words = ["test", "--", "test/ledger/SqlEventStore.test.ts"]
    const said = await run("npm", words, { cwd: tested, env: environment })
    expect(said.stdout).toMatch(/^\d+ passed, 0 failed$/m)
  }, 300_000)

  it("starts with npm start and converts the sample, under a name that vitest could not bear", async () => {
    const clone = join(home, "#1 100% ü")
    renameSync(tested, clone)
    const npm = spawn("npm", ["start"], {
      cwd: clone,
      env: { ...environment, PORT: "0" },
      stdio: ["ignore", "pipe", "pipe"]
    })
    let output = ""
    npm.stderr.on("data", (piece: Buffer) => (output += piece.toString()))
    const curl = await new Promise<string>((resolve, reject) => {
      npm.stdout.on("data", (piece: Buffer) => {
        output += piece.toString()
        const line = /^curl .*$/m.exec(output)?.[0]
        if (line !== undefined && output.endsWith("\n")) resolve(line)
      })
      npm.once("exit", (code) => reject(new Error(`npm start ended with ${code}: ${output}`)))
    })
    const answer = JSON.parse((await run("sh", ["-c", curl])).stdout) as { data: { total: number } }
    expect(answer.data.total).toBe(35.1)
    const ended = once(npm, "exit")
    npm.kill("SIGINT")
    await ended
  }, 300_000)
})
