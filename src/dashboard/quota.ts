import { conversionsLimit } from "../domain/Plan.ts"

/** The unlimited plan is told as a number; to people it is no limit. */
export const isUnlimited = (limit: number): boolean => limit >= conversionsLimit.pro_plus
