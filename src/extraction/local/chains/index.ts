import { britishIsles } from "./britishIsles.ts"
import type { ChainsOfCountry } from "./Chain.ts"
import { easternEurope } from "./easternEurope.ts"
import { germanSpeaking } from "./germanSpeaking.ts"
import { international } from "./international.ts"
import { canada } from "./canada.ts"
import { unitedStates } from "./unitedStates.ts"
import { northernEurope } from "./northernEurope.ts"
import { eastAndSouthAsia } from "./eastAndSouthAsia.ts"
import { southEastAsia } from "./southEastAsia.ts"
import { southAndMiddleEast } from "./southAndMiddleEast.ts"
import { travelAndServices } from "./travelAndServices.ts"
import { westernEurope } from "./westernEurope.ts"

/** All chains that are known. */
export const chainsOfCountries: ReadonlyArray<ChainsOfCountry> = [
  ...international,
  ...travelAndServices,
  ...unitedStates,
  ...canada,
  ...britishIsles,
  ...germanSpeaking,
  ...westernEurope,
  ...northernEurope,
  ...easternEurope,
  ...southEastAsia,
  ...eastAndSouthAsia,
  ...southAndMiddleEast
]
