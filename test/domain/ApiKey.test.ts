import { randomBytes } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import { base62, isWellFormedKey, makeKey } from "../../src/domain/ApiKey.ts"

describe("API keys", () => {
  const newKey = () => makeKey((bytes) => randomBytes(bytes))

  it("begin with sk_live_ and carry 32 random and 6 checksum characters", () => {
    const key = newKey()
    expect(key).toMatch(/^sk_live_[0-9A-Za-z]{38}$/)
    expect(isWellFormedKey(key)).toBe(true)
    expect(newKey()).not.toBe(key)
  })

  it("are refused when one character is mistyped or two are swapped", () => {
    const key = newKey()
    for (let at = 8; at < key.length; at++) {
      const other = key[at] === "x" ? "y" : "x"
      expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
      const swapped = key.slice(0, at) + (key[at + 1] ?? "") + key[at] + key.slice(at + 2)
      if (swapped !== key && at + 1 < key.length) expect(isWellFormedKey(swapped)).toBe(false)
    }
  })

  it("are the same for the same random bytes, and stay so: the form is a storage format", () => {
    const counting = (bytes: number) => Uint8Array.from({ length: bytes }, (_, i) => i)
    expect(makeKey(counting)).toBe("sk_live_0123456789ABCDEFGHIJKLMNOPQRSTUV1ggZdL")
  })

  it("favour no character: bytes above 247 are dropped, and more are asked for", () => {
    const asked: Array<number> = []
    const high = (bytes: number) => {
      asked.push(bytes)
      return Uint8Array.from({ length: bytes }, (_, i) => (asked.length === 1 ? 248 + (i % 8) : i === 0 ? 247 : 1))
    }
    expect(base62(4, high)).toBe("z111")
    expect(asked).toEqual([8, 8])
  })

  it("are refused in any other form", () => {
    const key = newKey()
    for (const other of [
      "",
      key.slice(0, -1),
      `${key}0`,
      ` ${key}`,
      key.replace("sk_live_", "sk_test_"),
      key.replace(/.$/, "_")
    ]) {
      expect(isWellFormedKey(other)).toBe(false)
    }
  })
})
