import { Schema } from "effect"

/** The fixed list of expense categories. The specification names four and leaves the rest open. */
export const Category = Schema.Literal(
  "Groceries",
  "Dining",
  "Travel",
  "Office Supplies",
  "Transportation",
  "Fuel",
  "Lodging",
  "Healthcare",
  "Clothing",
  "Electronics",
  "Home Improvement",
  "Household",
  "Entertainment",
  "Utilities",
  "Telecommunications",
  "Software",
  "Professional Services",
  "Education",
  "Postage",
  "Personal Care"
)
export type Category = typeof Category.Type
