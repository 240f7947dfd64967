import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Ukraine. */
export const UA: Country = {
  code: "UA",
  currency: "UAH",
  language: "uk",
  evidence: [
    ["tax", words("пдв, україна, іпн, єдрпоу, фіскальний чек, фн чека"), 3],
    [
      "place",
      words("україна, київ, львів, одеса, харків, дніпро, запоріжжя, вінниця, полтава, київська, kyiv, ukraine"),
      4
    ],
    ["script", /[їєґ]/i, 3],
    ["address", /(?<!\p{L})вул\.\s?\p{Lu}/u, 3],
    ["company", words("тов, тзов, фоп, прат"), 3]
  ]
}
