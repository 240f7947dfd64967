import { squash } from "./squash.ts"

/** Web and mail addresses; their letters are read apart from those of the name. */
const addresses = /(?:https?:\/\/|www\.|@)?([\p{L}\d][\p{L}\d-]{3,})(?=@|\.(?:com?|net|org|[a-z]{2})\b)/giu

/** What web and mail addresses are called, without their host's end and numbers. */
const namesOf = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(addresses)].map(([, address = ""]) => squash(address).letters.replace(/\d+$/, ""))

/** Letters that may be wrong, of so many. */
const lettersPerMistake = 6
/** Shorter names are like too many words. */
const shortestName = 5

/**
 * A name with the letters that the page's own web or mail address has in their place: "Panis Texas" above
 * "paristexas09@gmail.com". Only letters are exchanged; the name's spaces and capitals stay.
 */
export const repairByDomain = (name: string, text: string): string => {
  const { letters } = squash(name)
  const plain = [...name].filter((one) => /[\p{L}\p{N}]/u.test(one))
  if (letters.length < shortestName || plain.length !== letters.length) return name
  for (const known of namesOf(text)) {
    if (known.length !== letters.length || known === letters) continue
    const wrong = [...known].filter((letter, index) => letter !== letters[index]).length
    if (wrong > Math.floor(letters.length / lettersPerMistake)) continue
    let at = 0
    return [...name]
      .map((one) => {
        if (!/[\p{L}\p{N}]/u.test(one)) return one
        const right = known[at]!
        const isRight = right === letters[at++]
        return isRight ? one : one === one.toLowerCase() ? right : right.toUpperCase()
      })
      .join("")
  }
  return name
}

/** Whether a name, without what says its kind or place, is in a web or mail address of the page, or is all of one. */
export const inAddressesOf = (text: string): ((name: string) => boolean) => {
  const known = namesOf(text)
  return (name) => {
    const { letters } = squash(name)
    return (
      letters.length >= shortestName &&
      known.some((one) => one.length >= shortestName && (letters.includes(one) || one.includes(letters)))
    )
  }
}
