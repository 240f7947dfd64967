import type { Row } from "../Rows.ts"

/** What registers of companies and taxes are called before a number of theirs. */
const register = String.raw`(?<!\p{L})(?:(?:co|comp|company|business|regn?|regist\p{L}+|roc|rob|ssm|uen|brn|abn|acn|gst|gstin|vat|tax|tva|siret|siren|rcs|nip|regon|nif|nipc|cif|nit|rut|ruc|rfc|cnpj|iva|ust|uid|kvk|btw|org|cvr|oib|ičo|dič|инн|огрн|унп|єдрпоу|αφμ|vkn|tin|npwp|mst)(?!\p{L})|統編|統一編號|사업자|登録番号)`

const number = String.raw`(?:\p{Lu}{1,3}[-\s]?)?\d[\d.\s-]{3,}\d`
const suffix = String.raw`\s?-?\s?\p{Lu}(?!\p{L})`

/** A number of a register: in brackets, behind the register's name, or with a letter behind it. */
const registered = [
  String.raw`[([{（]\s*(?:[\p{L}.:#\s]*[.:#\s])?${number}(?:${suffix})?\s*[)\]}）]`,
  String.raw`${register}[^\d]{0,16}?${number}(?:${suffix})?`,
  String.raw`${number}${suffix}`
].join("|")

const behind = new RegExp(String.raw`\p{L}{2}[^\d]*?(?:${registered})[^\p{L}\d]*(?:\(\p{Lu}{2,5}\))?$`, "iu")
const alone = new RegExp(String.raw`^[^\p{L}\d]*(?:${registered})[^\p{L}\d]*(?:\(\p{Lu}{2,5}\))?$`, "iu")

const leading = new RegExp(String.raw`^[^\p{L}\d]*${register}[^\d]{0,16}?${number}`, "iu")

/** "CIF CLIENT: RO98765432": whether a line begins with a number of a register, and its name. */
export const beginsWithRegister = (printed: string): boolean => leading.test(printed)

/** Whether a company's number in a register ends the line, or is the line below it. */
export const isRegistered = (printed: string, below: Row | undefined): boolean =>
  behind.test(printed) || (below !== undefined && alone.test(below.text))
