const countAhead = /^\s*\d{1,2}\s?[xX×]?\s+\p{L}/u

/** "1 S Coffee", "2x Naan": whether a line begins with how many of something there are. */
export const isCounted = (text: string): boolean => countAhead.test(text)
