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
  "ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ"
]
/** From this share of a page's letters on, those of a language show that it is in it; fewer are hardly read right. */
const leastShare = 0.01

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

const bare = (letter: string): string => strokes[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "")
const isBelow = (letter: string): boolean => below.test(letter.normalize("NFD"))
const small = (letter: string): string => (letter === "İ" ? "ı" : letter.toLowerCase())

/** What a letter may be in a language that lacks it: one with another mark at that place, if there is only one. */
const kinIn = (allowed: ReadonlySet<string>, letter: string): string => {
  const kin = [...allowed].filter((one) => bare(one) === bare(letter) && isBelow(one) === isBelow(letter))
  return kin.length === 1 ? kin[0]! : bare(letter)
}

/** The letters of the language that most marked letters of a page belong to; null where they are rarer than in any. */
const lettersOfPage = (lines: ReadonlyArray<string>): ReadonlySet<string> | null => {
  const letters = lines.join(" ").match(/\p{Script=Latin}/gu) ?? []
  const marked = letters.map(small).filter((letter) => bare(letter) !== letter)
  const shares = languages.map((own) => marked.filter((letter) => own.includes(letter)).length)
  const most = Math.max(...shares)
  if (most === 0 || most < letters.length * leastShare) return null
  // a name may have an accent everywhere
  return new Set(["é", ...languages.filter((_, at) => shares[at] === most).join("")])
}

/** Whether so many Latin letters of a page have marks as those of a language that has them. */
export const showsMarks = (lines: ReadonlyArray<string>): boolean => lettersOfPage(lines) !== null

/** The lines of a page in Latin letters, in those of its language, where it is one that has marked ones. */
export const withoutStrangeMarks = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const own = lettersOfPage(lines)
  if (own === null) return lines
  const mended = (letter: string): string => {
    const one = small(letter)
    if (bare(one) === one || own.has(one)) return letter
    const other = kinIn(own, one)
    return letter === one ? other : other.toUpperCase()
  }
  return lines.map((line) => line.replace(/\p{Script=Latin}/gu, mended))
}
