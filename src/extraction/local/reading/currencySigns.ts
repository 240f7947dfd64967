import { signs } from "../countries/signs.ts"
import type { Print } from "./Print.ts"

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"))

/** ISO 4217, as far as the runtime knows it. */
export const isCurrency = (code: string): boolean => known.has(code)

/** Whether the print shows the currency: by its code, by a sign that may stand for it, or by all other evidence. */
export const showsCurrency = ({ currency, text }: Print, code: string): boolean =>
  currency === code ||
  new RegExp(String.raw`(?<![A-Za-z])${code}(?![A-Za-z])`).test(text) ||
  signs.some(([sign, codes]) => codes.split(" ").includes(code) && sign.test(text))
