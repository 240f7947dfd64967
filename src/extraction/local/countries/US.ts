import type { Country } from "./Country.ts"

/** "Dallas TX" ends a line of its own, or that of a street, as "90 Main St Dallas TX"; words of English are left out. */
const townAndState =
  /(?:^|,\s|\b\d+ [A-Za-z. ]+ (?:St|Street|Ave|Avenue|Rd|Road|Blvd|Dr|Drive|Hwy|Ln|Lane|Way|Pkwy)\.? )[A-Z][A-Za-z]{2,}(?: [A-Z][A-Za-z]+)? (?:A[KLRZ]|C[AT]|FL|GA|I[AL]|K[SY]|M[ADINOST]|N[CDEHJMVY]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s*$/m

/** States that no other place is called like. */
const states =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming"

/** United States. */
export const US: Country = {
  code: "US",
  currency: "USD",
  dateOrder: "month-first",
  // "LAS VEGAS, NV", "Denver, Colorado, 80202"
  townLine: new RegExp(
    // "YELLOW CAB CO" is in no Colorado without a comma or a postcode, nor "SEPÄN KY" in Kentucky
    String.raw`^[\p{L} .]+(?:(?:,|(?= \p{L}{2} \d{5})) (?:CO|HI|IN|KY|LA|ME|O[KR])|,? (?:A[KLRZ]|C[AT]|D[CE]|FL|GA|I[ADL]|KS|M[ADINOST]|N[CDEHJMVY]|OH|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])|, (?:${states}))(?:,? \d{5}.*)?$`,
    "u"
  ),
  evidence: [
    [
      "address",
      /\b(?:AL|AK|AZ|AR|CA|C[O0]|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|M[O0]|MT|NE|NV|NH|NJ|NM|NY|NC|ND|[O0]H|[O0]K|[O0]R|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC),?\s+\d{5}(?:-\d{4})?\b/,
      4
    ],
    [
      "address",
      /\b[A-Z][A-Za-z]{2,},\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|I[ADLN]|K[SY]|M[ADINOST]|N[CDEHJMVY]|OH|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/,
      3
    ],
    ["address", new RegExp(String.raw`\b[A-Z][A-Za-z]{2,},\s(?:${states})\b(?:,?\s\d{5}|\s*$)`, "m"), 3],
    // "Belem PA" is in Brazil, where prices have commas
    ["address", { test: (text) => townAndState.test(text) && !/\d,\d{2}(?!\d)/.test(text) }, 3],
    ["word", /sales tax|\btax\b.*\d|gratuity|\btip\b|\bServer\b|check\s?#/i, 1],
    // tips are hardly reckoned ahead elsewhere
    ["word", /\btip (?:guide|suggestions?|chart|not included)\b|\bsuggested (?:tips?|gratuit(?:y|ies))\b/i, 1],
    // what pumps fill in: others sell water by the gallon
    ["word", /\bprice ?\/ ?g(?:al)?\b|\bgallons\W{1,4}\d+\.\d{3}\b|\b\d+\.\d{3} ?g(?:al(?:lons?)?)?\b/i, 3],
    // "8:43p", where nothing else is known
    ["clock", /\b1?\d:[0-5]\d(?::[0-5]\d)?\s?[ap]m?\b/i, 1],
    ["place", /\bUSA\b|United States/, 3],
    ["place", new RegExp(String.raw`\b(?:State|Commonwealth) of (?:${states})\b`, "i"), 4]
  ]
}
