/** What the Latin reader takes Cyrillic letters for. */
const latin = new Map<string, string>(
  "аa б6 вb гr дa еe жx з3 иh йh кk лn мm нh оo пn рp сc тt уy хx цu ч4 шw щw ыbi ьb э3 юo яr"
    .split(" ")
    .map((pair) => [pair[0]!, pair.slice(1)] as const)
)

/** Shorter words look like too many others. */
const shortestLookAlike = 4

/** "итог" as "htor"; nothing for words of other scripts. */
export const lookAlike = (letters: string): string | null =>
  letters.length >= shortestLookAlike && [...letters].every((letter) => latin.has(letter))
    ? [...letters].map((letter) => latin.get(letter)).join("")
    : null
