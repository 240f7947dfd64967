const units = "[mck]?[lg]|ltr?|lit|lbs?|oz|ct|p[kcz]s?|pack|st|stk|tabs?|caps?|mm?|dz"

/** "MILK1LT", "RICE5KG", "Fries1kg": how much of it, and no letter. */
const noMeasure = String.raw`(?!(?:${units}|${units.toUpperCase()})(?![\p{L}\p{N}]))`

/** Digits among letters, as what they look like; more letters on each side where a digit is no rarity in names. */
const lookAlikes: ReadonlyArray<readonly [pattern: RegExp, letter: string]> = [
  [/(?<=[A-Z])0(?=[A-Z])/g, "O"],
  [/(?<=[a-z])0(?=[a-z])/g, "o"],
  [/(?<=[А-Я])0(?=[А-Я])/g, "О"],
  [/(?<=[а-я])0(?=[а-я])/g, "о"],
  [new RegExp(`(?<=[A-Z]{2})1${noMeasure}(?=[A-Z]{2})`, "gu"), "I"],
  [new RegExp(`(?<=[A-Z]{2})5${noMeasure}(?=[A-Z]{2})`, "gu"), "S"],
  [new RegExp(String.raw`(?<![\p{L}\p{N}])5${noMeasure}(?=[A-Z]{3})`, "gu"), "S"],
  [new RegExp(`(?<=[A-Z]{2})8${noMeasure}(?=[A-Z]{2})`, "gu"), "B"],
  // "Sti11", "Ye11ow"
  [/(?<=\p{L}i)11(?![\p{N}\p{Lu}])|(?<=\p{L}[aeou])11(?=\p{Ll})/gu, "ll"],
  // "Ha1f", "F1sh"
  [new RegExp(String.raw`(?<=\p{L}[aeou])1${noMeasure}(?=\p{Ll})`, "gu"), "l"],
  [
    new RegExp(String.raw`(?<=[b-df-hj-np-tv-z]|(?<!\p{L})[B-DF-HJ-NP-TV-Z])1${noMeasure}(?=[b-df-hj-np-tv-z])`, "gu"),
    "i"
  ]
]

/** A name whose digits among letters are the letters that they look like. */
export const withLettersForDigits = (name: string): string =>
  lookAlikes.reduce((text, [pattern, letter]) => text.replace(pattern, letter), name)
