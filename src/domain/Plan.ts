import { Schema } from "effect"

/** The plans of the specification, section "Limits". */
export const Plan = Schema.Literal("free", "pro", "pro_plus")
export type Plan = typeof Plan.Type

/**
 * Conversions per calendar month (UTC). The specification leaves the value for the unlimited plan
 * open; we answer the largest 32-bit integer, which every client can hold.
 */
export const conversionsLimit: Record<Plan, number> = {
  free: 10,
  pro: 100,
  pro_plus: 2_147_483_647
}
