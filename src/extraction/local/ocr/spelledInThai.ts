/** Two marks of tone above one letter, which no syllable has: the second was the ring of the vowel am. */
const twoTones = /([\u0e48-\u0e4b])[\u0e48-\u0e4b]\u0e32/gu
/** "น้า" for "น้ำ", water, which heads what is drunk, and not for the end of หน้า. */
const water = /(?<!ห)น้า/gu

/** A line in Thai with the ring of its vowel am, which small print loses. */
export const spelledInThai = (line: string): string => line.replace(twoTones, "$1ำ").replace(water, "น้ำ")
