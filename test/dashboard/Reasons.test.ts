import { expect, it } from "vitest"
import { englishReasons } from "../../src/dashboard/words/english/reasons.ts"
import { germanReasons } from "../../src/dashboard/words/german/reasons.ts"
import { countries } from "../../src/extraction/local/countries/index.ts"
import { nameWeights } from "../../src/extraction/local/reading/vendor/nameWeights.ts"

const ofCountries = countries.flatMap(({ evidence }) => evidence.map(([kind]) => `country_${kind}`))

it("tells in both languages whatever speaks for or against a merchant's name or a country", () => {
  for (const reason of [...Object.keys(nameWeights), ...ofCountries]) {
    expect(englishReasons).toHaveProperty(reason)
    expect(germanReasons).toHaveProperty(reason)
  }
})

it("knows the same reasons in both languages", () => {
  expect(Object.keys(germanReasons).sort()).toEqual(Object.keys(englishReasons).sort())
})
