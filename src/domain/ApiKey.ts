/**
 * The form of an API key: `sk_live_`, 32 base62 characters (190 random bits), 6 checksum characters.
 * The checksum refuses a mistyped key without asking the database; it is no secret and no proof.
 */
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const prefix = "sk_live_"
const bodyLength = 32
const checksumLength = 6
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${bodyLength + checksumLength}}$`)

/** Base62 characters from random bytes; bytes above 247 are dropped, so that no character is favoured. */
export const base62 = (length: number, random: (bytes: number) => Uint8Array): string => {
  let text = ""
  while (text.length < length) {
    for (const byte of random(length * 2)) {
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]
    }
  }
  return text
}

/** CRC-32 (ISO 3309) of the body as six base62 digits. */
const checksum = (body: string): string => {
  let crc = 0xffffffff
  for (let i = 0; i < body.length; i++) {
    crc ^= body.charCodeAt(i)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  let rest = (crc ^ 0xffffffff) >>> 0
  let digits = ""
  for (let i = 0; i < checksumLength; i++) {
    digits = alphabet[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

export const makeKey = (random: (bytes: number) => Uint8Array): string => {
  const body = base62(bodyLength, random)
  return prefix + body + checksum(body)
}

export const isWellFormedKey = (key: string): boolean =>
  pattern.test(key) && checksum(key.slice(prefix.length, -checksumLength)) === key.slice(-checksumLength)
