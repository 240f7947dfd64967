import { accounts } from "./english/accounts.ts"
import { converting } from "./english/converting.ts"
import { docs } from "./english/docs.ts"
import { frame } from "./english/frame.ts"
import { gettingIn } from "./english/gettingIn.ts"
import { ledger } from "./english/ledger.ts"
import { englishReasons as reasons } from "./english/reasons.ts"

/** Every sentence of the pages. The other languages have the shape of this one. */
export const english = { ...frame, ...gettingIn, ...converting, ...accounts, ...ledger, ...docs, reasons }

export type Words = typeof english
