import { albanian } from "./albanian.ts"
import { arabic } from "./arabic.ts"
import { armenian } from "./armenian.ts"
import { azerbaijani } from "./azerbaijani.ts"
import { bengali } from "./bengali.ts"
import { bulgarian } from "./bulgarian.ts"
import { catalan } from "./catalan.ts"
import { chinese } from "./chinese.ts"
import { croatian } from "./croatian.ts"
import { czech } from "./czech.ts"
import { danish } from "./danish.ts"
import { dutch } from "./dutch.ts"
import { english } from "./english.ts"
import { estonian } from "./estonian.ts"
import { filipino } from "./filipino.ts"
import { finnish } from "./finnish.ts"
import { french } from "./french.ts"
import { georgian } from "./georgian.ts"
import { german } from "./german.ts"
import { greek } from "./greek.ts"
import { hebrew } from "./hebrew.ts"
import { hindi } from "./hindi.ts"
import { hungarian } from "./hungarian.ts"
import { icelandic } from "./icelandic.ts"
import { indonesian } from "./indonesian.ts"
import { italian } from "./italian.ts"
import { japanese } from "./japanese.ts"
import { kazakh } from "./kazakh.ts"
import { korean } from "./korean.ts"
import { latvian } from "./latvian.ts"
import { lithuanian } from "./lithuanian.ts"
import { macedonian } from "./macedonian.ts"
import { malay } from "./malay.ts"
import { mongolian } from "./mongolian.ts"
import { norwegian } from "./norwegian.ts"
import { persian } from "./persian.ts"
import { polish } from "./polish.ts"
import { portuguese } from "./portuguese.ts"
import { romanian } from "./romanian.ts"
import { russian } from "./russian.ts"
import { serbian } from "./serbian.ts"
import { slovak } from "./slovak.ts"
import { slovenian } from "./slovenian.ts"
import { spanish } from "./spanish.ts"
import { swedish } from "./swedish.ts"
import { thai } from "./thai.ts"
import { turkish } from "./turkish.ts"
import { ukrainian } from "./ukrainian.ts"
import { urdu } from "./urdu.ts"
import { uzbek } from "./uzbek.ts"
import { vietnamese } from "./vietnamese.ts"
import type { Lexicon } from "./Lexicon.ts"

/** All languages that are read. A new one is a file beside these and a name here: README, "Teach it a language". */
export const lexica: ReadonlyArray<Lexicon> = [
  english,
  malay,
  indonesian,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  swedish,
  norwegian,
  danish,
  finnish,
  polish,
  czech,
  slovak,
  hungarian,
  romanian,
  croatian,
  slovenian,
  turkish,
  lithuanian,
  latvian,
  estonian,
  russian,
  ukrainian,
  bulgarian,
  serbian,
  greek,
  chinese,
  japanese,
  korean,
  thai,
  vietnamese,
  filipino,
  arabic,
  hebrew,
  hindi,
  macedonian,
  icelandic,
  albanian,
  catalan,
  azerbaijani,
  uzbek,
  kazakh,
  mongolian,
  persian,
  urdu,
  bengali,
  georgian,
  armenian
]
