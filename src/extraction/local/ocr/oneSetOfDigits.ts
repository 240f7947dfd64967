/** What an Arabic figure is among Latin ones, by its looks: the five is a ring. */
const lookalikes: Readonly<Record<string, string>> = { "١": "1", "٥": "0", "۱": "1", "۵": "0" }

/** A number is in figures of one script: "650.٥0" is 650.00, of which a ring was taken for an Arabic five. */
export const oneSetOfDigits = (text: string): string =>
  text.replace(/[\d٠-٩۰-۹]+(?:[.,][\d٠-٩۰-۹]+)*/gu, (number) =>
    /\d.*\d/.test(number) ? number.replace(/[١٥۱۵]/gu, (digit) => lookalikes[digit]!) : number
  )
