import { currencies } from "./currencies.ts"
import { countries } from "./index.ts"

/** Tunisia alone parts its dinars with a comma, as in French. */
const withComma = "TND"

const patternsOf = (isMeant: (code: string) => boolean) => {
  const fine = currencies.filter(({ code, thousandths }) => thousandths === true && isMeant(code))
  return [
    ...fine.flatMap(({ signs }) => signs.map(([pattern]) => pattern)),
    ...countries
      .filter(({ currency }) => fine.some(({ code }) => code === currency))
      .flatMap(({ evidence }) => evidence.map(([, pattern]) => pattern))
  ]
}

const patterns = { ".": patternsOf(() => true), ",": patternsOf((code) => code === withComma) } as const

/** Whether a text shows a country whose prices have three decimals behind such a mark, so that "2.500" is two and a half. */
export const showsThousandths = (text: string, mark: "." | ","): boolean =>
  patterns[mark].some((pattern) => pattern.test(text))
