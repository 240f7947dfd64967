/** What files hold in several forms that look alike, in the one that patterns know. */
const forms: ReadonlyArray<readonly [pattern: RegExp, form: string]> = [
  [/[\u00a0\u2000-\u200a\u202f\u205f]/g, " "],
  // marks of direction, as files have them in Arabic, places where a word may be parted, and what nobody sees
  [/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, ""],
  [/[\u2010-\u2012\u2212\ufe63\uff0d]/g, "-"],
  [/[✕✖⨯╳]/g, "×"],
  [/∗/g, "*"],
  // the vowel of two signs as which Thai's "am" is typed and read
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33"]
]

/** Ligatures, letters and figures of full width, and kana of half; brackets and colons stay as wide as they are printed. */
const compatible = /[\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f]+/g

/**
 * A text as it looks, in one form of each sign: a letter and its accent as one, blanks, hyphens and signs of multiplication
 * as a keyboard has them, and nothing that nobody sees.
 */
export const plainSigns = (text: string): string =>
  forms.reduce(
    (plain, [pattern, form]) => plain.replace(pattern, form),
    text.normalize("NFC").replace(compatible, (signs) => signs.normalize("NFKC"))
  )
