import { randomBytes } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import { isWellFormedKey, makeKey } from "../../src/domain/ApiKey.ts"

describe("API keys", () => {
  const key = makeKey((bytes) => randomBytes(bytes))

  it("begin with sk_live_ and carry 32 random and 6 checksum characters", () => {
    expect(key).toMatch(/^sk_live_[0-9A-Za-z]{38}$/)
    expect(isWellFormedKey(key)).toBe(true)
    expect(makeKey((bytes) => randomBytes(bytes))).not.toBe(key)
  })

  it("are refused when one character is mistyped or two are swapped", () => {
    for (let at = 8; at < key.length; at++) {
      const other = key[at] === "x" ? "y" : "x"
      expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
      const swapped = key.slice(0, at) + (key[at + 1] ?? "") + key[at] + key.slice(at + 2)
      if (swapped !== key && at + 1 < key.length) expect(isWellFormedKey(swapped)).toBe(false)
    }
  })
})
