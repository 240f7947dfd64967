import { DateTime } from "effect"
import { describe, expect, it } from "vitest"
import { monthOf, secondsToNextMonth } from "../../src/domain/Month.ts"

const at = (iso: string) => DateTime.unsafeMake(iso)

describe("a month", () => {
  it("is told in UTC", () => {
    expect(monthOf(at("2026-12-01T00:30:00+01:00"))).toBe("2026-11")
    expect(monthOf(at("2026-12-01T00:00:00Z"))).toBe("2026-12")
  })

  it("ends on the first of the next one, in at least a second", () => {
    expect(secondsToNextMonth(at("2026-11-01T00:00:00Z"))).toBe(30 * 86_400)
    expect(secondsToNextMonth(at("2026-12-31T23:59:58.500Z"))).toBe(2)
    expect(secondsToNextMonth(at("2026-12-31T23:59:59.999Z"))).toBe(1)
    expect(secondsToNextMonth(at("2028-02-29T00:00:00Z"))).toBe(86_400)
  })
})
