import type { Role } from "../lexicon/Role.ts"

/** What an amount is called, as a reason: `label_grand_total`. */
export const labelReason = (role: Role): string =>
  `label_${role.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`
