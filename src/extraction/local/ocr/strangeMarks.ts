const vietnamese = "ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ"
/** The letters beside those of English that languages in Latin letters have. */
const languages: ReadonlyArray<string> = [
  "äöüß",
  "àâæçéèêëîïôœùûüÿ",
  "áéíñóúü",
  "áâãàçéêíóôõúü",
  "àèéìòù",
  "àçéèíïóòúü",
  "áéëïóöüè",
  "äåö",
  "æøåé",
  "áðéíóúýþæö",
  "äõöüšž",
  "āčēģīķļņšūž",
  "ąčęėįšųūž",
  "ąćęłńóśźż",
  "áčďéěíňóřšťúůýž",
  "áäčďéíĺľňóôŕšťúýž",
  "áéíóöőúüű",
  "ăâîșțşţ",
  "čćđšž",
  "çë",
  "çğıöşüâî",
  "əçğıöşü",
  "ċġħżàèìòù",
  "ŵŷâêîôû",
  vietnamese
]
/** Those of words that other languages have borrowed: "à la carte", "Café Crème", "Smørrebrød". */
const everywhere = "àáâäåæçèéêëìíîïñòóôöøùúûüß"
/** From this share of a page's letters on, those of a language show that it is in it; fewer are hardly read right. */
const leastShare = 0.01

/** The letters of all languages but Vietnamese, which a page may have that shows too few to tell its own. */
const ofAnyOther = everywhere + languages.filter((own) => own !== vietnamese).join("")
/** Vietnamese has most letters of all the others, and its own in every other word: where they are rarer they are misread. */
const leastVietnamese = 0.05

/** Letters whose mark is a part of them, and those that they are without it. */
const strokes: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ə: "e",
  ı: "i",
  œ: "oe",
  æ: "ae",
  þ: "p"
}
/** Marks below a letter, of which one is easily taken for another; so are those above. */
const below = /[\u0323-\u0328\u032d-\u0331]/

/** The letter without what stands above, below or behind it. */
export const unmarked = (letter: string): string => letter.normalize("NFD").replace(/\p{M}/gu, "")

const bare = (letter: string): string => strokes[letter] ?? unmarked(letter)
const isBelow = (letter: string): boolean => below.test(letter.normalize("NFD"))
const small = (letter: string): string => (letter === "İ" ? "ı" : letter.toLowerCase())
const asLargeAs = (letter: string, other: string): string => (letter === small(letter) ? other : other.toUpperCase())

/** What a letter may be in languages that lack it: one with another mark at that place, if they have only one. */
const kinIn = (own: ReadonlyArray<string>, letter: string): string => {
  const [first = "", ...others] = own
  const shared = [...first].filter((one) => others.every((letters) => letters.includes(one)))
  const kin = shared.filter((one) => bare(one) === bare(letter) && isBelow(one) === isBelow(letter))
  return kin.length === 1 ? kin[0]! : bare(letter)
}

const isOnlyVietnamese = (letter: string): boolean => vietnamese.includes(letter) && !ofAnyOther.includes(letter)

/** The letters of each language that most marked letters of a page belong to; none where they are rarer than in any. */
const languagesOf = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const letters = lines.join(" ").match(/\p{Script=Latin}/gu) ?? []
  const marked = letters.map(small).filter((letter) => bare(letter) !== letter)
  const isVietnamese = marked.filter(isOnlyVietnamese).length >= letters.length * leastVietnamese
  const possible = isVietnamese ? languages : languages.filter((own) => own !== vietnamese)
  const shares = possible.map((own) => marked.filter((letter) => own.includes(letter)).length)
  const most = Math.max(...shares)
  return most === 0 || most < letters.length * leastShare ? [] : possible.filter((_, at) => shares[at] === most)
}

/** Whether so many Latin letters of a page have marks as those of a language that has them. */
export const showsMarks = (lines: ReadonlyArray<string>): boolean => languagesOf(lines).length > 0

/** Latin letters without marks, as names have them on pages in other letters. */
export const withBareLatin = (line: string): string =>
  line.replace(/\p{Script=Latin}/gu, (letter) => asLargeAs(letter, bare(small(letter))))

/** The lines of a page in Latin letters, in those of its language, where it is one that has marked ones. */
export const withoutStrangeMarks = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const own = languagesOf(lines)
  const known = own.length === 0 ? ofAnyOther : everywhere + own.join("")
  const mended = (letter: string): string => {
    const one = small(letter)
    return bare(one) === one || known.includes(one) ? letter : asLargeAs(letter, kinIn(own, one))
  }
  return lines.map((line) => line.replace(/\p{Script=Latin}/gu, mended))
}
