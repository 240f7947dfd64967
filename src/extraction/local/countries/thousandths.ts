import { currencies } from "./currencies.ts"
import { countries } from "./index.ts"

const fine = currencies.filter((one) => one.thousandths === true)

const patterns = [
  ...fine.flatMap(({ signs }) => signs.map(([pattern]) => pattern)),
  ...countries
    .filter(({ currency }) => fine.some(({ code }) => code === currency))
    .flatMap(({ evidence }) => evidence.map(([, pattern]) => pattern))
]

/** Whether a text shows a country whose prices have three decimals, so that "2.500" is two and a half. */
export const showsThousandths = (text: string): boolean => patterns.some((pattern) => pattern.test(text))
