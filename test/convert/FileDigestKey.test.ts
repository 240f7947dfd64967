import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NodeContext } from "@effect/platform-node"
import { Effect, Layer, Redacted } from "effect"
import { expect, it } from "vitest"
import { FileDigestKey, layerKept } from "../../src/convert/FileDigestKey.ts"

it("is one whole key for all who start at the same time, kept from others, with nothing left beside it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "receipts-digest-"))
  const start = Effect.provide(FileDigestKey, Layer.fresh(Layer.provide(layerKept(folder), NodeContext.layer)))
  const keys = await Effect.runPromise(
    Effect.all(
      Array.from({ length: 40 }, () => start),
      { concurrency: "unbounded" }
    )
  )
  const kept = readFileSync(join(folder, "file-digest.key"), "utf8")
  expect(kept).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(keys.map((key) => Redacted.value(key)))).toEqual(new Set([kept]))
  expect(statSync(join(folder, "file-digest.key")).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(["file-digest.key"])
  rmSync(folder, { recursive: true })
})
