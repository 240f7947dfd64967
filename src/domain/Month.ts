import { DateTime, Schema } from "effect"

/** A calendar month in UTC, as `2026-11`. Quotas are counted by it. */
export const Month = Schema.String.pipe(Schema.pattern(/^\d{4}-(0[1-9]|1[0-2])$/), Schema.brand("Month"))
export type Month = typeof Month.Type

export const monthOf = (instant: DateTime.Utc): Month => Month.make(DateTime.formatIso(instant).slice(0, 7))

/** Seconds from `instant` to the first of the next month, at least 1 (`Retry-After` of a 429). */
export const secondsToNextMonth = (instant: DateTime.Utc): number => {
  const next = DateTime.add(DateTime.startOf(instant, "month"), { months: 1 })
  return Math.max(1, Math.ceil(DateTime.distance(instant, next) / 1000))
}
