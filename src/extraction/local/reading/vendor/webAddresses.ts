import { squash } from "../squash.ts"
import { matchesOf } from "../matchesOf.ts"

/** Web and mail addresses; their letters are read apart from those of the name. */
const addresses =
  /(?:https?:\/\/|www\.|@)?(?<![\p{L}\d-])([\p{L}\d][\p{L}\d-]{3,})(?=@|\.(?:com?|net|org|[a-z]{2})\b)/giu

/** "wuw.", "ww.", "www,": what begins a web address, misread. */
const misreadStart = /(?<![\p{L}\d.@-])[wuv]{2,4}[.,](?=[\p{L}\d-]{3,40}\.)/giu
const withStart = (text: string): string => text.replace(misreadStart, "www.")

/** What web and mail addresses are called, without their host's end and numbers. */
export const addressNames = (text: string): ReadonlyArray<string> =>
  matchesOf(addresses, withStart(text)).map(([, address = ""]) => squash(address).letters.replace(/\d+$/, ""))

/** Shorter names are like too many words; a host is as short as it likes to be. */
const [shortestName, shortestHost] = [5, 3]

/** How much of a web or mail address of the page a name is: all of one, a part, or nothing of any. */
export const inAddressesOf = (text: string): ((name: string) => "all" | "part" | null) => {
  const known = addressNames(text).filter((one) => one.length >= shortestName)
  return (name) => {
    const { letters } = squash(name)
    if (letters.length < shortestName) return null
    if (known.includes(letters)) return "all"
    return known.some((one) => letters.includes(one) || one.includes(letters)) ? "part" : null
  }
}

/** A host behind "www." or "@", whole. */
const hosts = /(?:https?:\/\/|www\.|@)((?:[\p{L}\d-]{1,40}\.){1,4}\p{L}{2,8})(?![\p{L}\d.-])/giu
/** What stands behind the name of who is called so: ".com", ".co.uk". */
const hostEnd = /\.(?:(?:com?|or|org|net|ne)\.)?\p{L}{2,8}$/u
/** Hosts of mail, of everybody's pages and of states, and words for any shop; they name nobody who sells. */
const commonHosts =
  /^(?:gmail|googlemail|google|hotmail|outlook|live|icloud|aol|yahoo|gmx|web|t-online|freenet|mail|email|yandex|rambler|qq|163|126|naver|hanmail|daum|protonmail|orange|wanadoo|free|libero|wp|o2|onet|interia|seznam|facebook|instagram|twitter|tiktok|youtube|tripadvisor|whatsapp|linktr|bit|paypal|stripe|sumup|shop|store|online|info|home|example|company|website|gov|gob|gouv|gov\.\p{L}+)$/iu

/** Whether the host, without its end, is one of everybody's. */
export const isCommonHost = (name: string): boolean => commonHosts.test(name)

/** "lyftmail.com", "uber-receipts.com": a company's address for what it sends. */
const forMail = /(?<=\p{L}{4})-?(?:e?mails?|receipts?|newsletters?|notifications?)$/iu

/** What the host of a web or mail address in the text calls itself, as a name is written: "Cafe Anna Blume". */
export const hostNames = (text: string): ReadonlyArray<string> =>
  matchesOf(hosts, withStart(text)).flatMap(([, host = ""]) => {
    const whole = host.replace(hostEnd, "").split(".").at(-1)!
    if (isCommonHost(whole)) return []
    const name = whole.replace(forMail, "")
    const words = name.split("-").filter((word) => word !== "")
    return name.length < shortestHost || isCommonHost(name) || /^\d+$/.test(name)
      ? []
      : [words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()).join(" ")]
  })
