import type { Words } from "./english.ts"
import { accounts } from "./german/accounts.ts"
import { converting } from "./german/converting.ts"
import { docs } from "./german/docs.ts"
import { frame } from "./german/frame.ts"
import { gettingIn } from "./german/gettingIn.ts"
import { ledger } from "./german/ledger.ts"
import { germanReasons as reasons } from "./german/reasons.ts"

export const german: Words = { ...frame, ...gettingIn, ...converting, ...accounts, ...ledger, ...docs, reasons }
