/** Numbers of registers and taxes behind a name: "(123456-X)", "273500-U (KSB)", "A-28123456", "CO. REG. NO: …". */
export const registration =
  /\s*[([{（]?\s*(?:(?:co\.?|company|comp)?\s*(?:reg(?:istration)?)?\.?\s*(?:no)?\.?|roc|į\.?\s?k|įm(?:onės|\.)?\s?kodas|gst\s*(?:id|no|reg)?(?:\.?\s*no)?|tax\s*id|ust|vat|nip|cif|nif)?[.:#\s]*[([（]?(?<![\p{L}\d])(?:(?<=[.)]\s(?:[-–]\s)?)\p{Lu}[-\s]?(?=\d))?[\dIlOoBSZ|]{4,}\d?[\s-]*\d?[A-Z]{0,3}\s*[)\]}）]?\s*(?:\(\w{2,5}\))?\s*$/iu

/** "Oslo" is all letters that look like digits, and no number; the point of "S.A." and "Bhd. (1-A)" is the name's. */
export const keepWords = (found: string, at: number, text: string): string => {
  if (!/\d/.test(found)) return found
  return /^\.(?:\s*[([]|\s)/.test(found) || (found.startsWith(".") && /\p{Lu}\.\s?\p{Lu}$/u.test(text.slice(0, at)))
    ? "."
    : ""
}

/** "달빛식당 / 123-45-67890 / 김철수": the number of a Korean business, and who runs it, behind its name. */
export const koreanNumber = /\s?\/\s?\d{3}-\d{2}-\d{5}(?!\d).*$/u
