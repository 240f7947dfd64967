import { Schema } from "effect"

/** What a printed label says about the amount next to it. */
export const Role = Schema.Literal(
  "grandTotal",
  "total",
  "net",
  "subtotal",
  "tax",
  "tip",
  "service",
  "rounding",
  "discount",
  "tendered",
  "card",
  "change",
  "deposit",
  "other"
)
export type Role = typeof Role.Type

/** Whether a sum is called the one that is to be paid. */
export const isTotalRole = (role: Role | null | undefined): boolean => role === "total" || role === "grandTotal"

/** What sums of goods are called, before or with what is added to them. */
export const sumRoles: ReadonlySet<Role> = new Set(["subtotal", "net", "total", "grandTotal"])
