import { AE } from "./AE.ts"
import { AM } from "./AM.ts"
import { AR } from "./AR.ts"
import { AT } from "./AT.ts"
import { AU } from "./AU.ts"
import { BA } from "./BA.ts"
import { BD } from "./BD.ts"
import { BE } from "./BE.ts"
import { BG } from "./BG.ts"
import { BH } from "./BH.ts"
import { BR } from "./BR.ts"
import { CA } from "./CA.ts"
import { CH } from "./CH.ts"
import { CL } from "./CL.ts"
import { CN } from "./CN.ts"
import { CO } from "./CO.ts"
import { CR } from "./CR.ts"
import { CY } from "./CY.ts"
import { CZ } from "./CZ.ts"
import { DE } from "./DE.ts"
import { DK } from "./DK.ts"
import { EE } from "./EE.ts"
import { EG } from "./EG.ts"
import { ES } from "./ES.ts"
import { FI } from "./FI.ts"
import { FR } from "./FR.ts"
import { GB } from "./GB.ts"
import { GE } from "./GE.ts"
import { GR } from "./GR.ts"
import { HK } from "./HK.ts"
import { HR } from "./HR.ts"
import { HU } from "./HU.ts"
import { ID } from "./ID.ts"
import { IE } from "./IE.ts"
import { IL } from "./IL.ts"
import { IN } from "./IN.ts"
import { IS } from "./IS.ts"
import { IT } from "./IT.ts"
import { JO } from "./JO.ts"
import { JP } from "./JP.ts"
import { KE } from "./KE.ts"
import { KR } from "./KR.ts"
import { KW } from "./KW.ts"
import { LK } from "./LK.ts"
import { LT } from "./LT.ts"
import { LU } from "./LU.ts"
import { LV } from "./LV.ts"
import { MA } from "./MA.ts"
import { MD } from "./MD.ts"
import { MK } from "./MK.ts"
import { MT } from "./MT.ts"
import { MX } from "./MX.ts"
import { MY } from "./MY.ts"
import { NG } from "./NG.ts"
import { NL } from "./NL.ts"
import { NO } from "./NO.ts"
import { NZ } from "./NZ.ts"
import { OM } from "./OM.ts"
import { PE } from "./PE.ts"
import { PH } from "./PH.ts"
import { PK } from "./PK.ts"
import { PL } from "./PL.ts"
import { PT } from "./PT.ts"
import { QA } from "./QA.ts"
import { RO } from "./RO.ts"
import { RS } from "./RS.ts"
import { RU } from "./RU.ts"
import { SA } from "./SA.ts"
import { SE } from "./SE.ts"
import { SG } from "./SG.ts"
import { SI } from "./SI.ts"
import { SK } from "./SK.ts"
import { TH } from "./TH.ts"
import { TN } from "./TN.ts"
import { TR } from "./TR.ts"
import { TW } from "./TW.ts"
import { UA } from "./UA.ts"
import { US } from "./US.ts"
import { UY } from "./UY.ts"
import { VN } from "./VN.ts"
import { ZA } from "./ZA.ts"
import type { Country } from "./Country.ts"
import { africa } from "./others/africa.ts"
import { americas } from "./others/americas.ts"
import { asiaAndOceania } from "./others/asiaAndOceania.ts"
import { europe } from "./others/europe.ts"

/** All countries whose receipts are known; of equals, the first one is believed. */
export const countries: ReadonlyArray<Country> = [
  MY,
  ID,
  SG,
  US,
  CA,
  AU,
  NZ,
  GB,
  DE,
  AT,
  FR,
  BE,
  LU,
  NL,
  ES,
  PT,
  IT,
  FI,
  IE,
  GR,
  LV,
  LT,
  EE,
  SI,
  SK,
  HR,
  MT,
  CY,
  CH,
  SE,
  NO,
  DK,
  IS,
  PL,
  CZ,
  HU,
  RO,
  BG,
  BH,
  RU,
  UA,
  TR,
  JP,
  CN,
  TW,
  HK,
  KR,
  TH,
  VN,
  PH,
  IN,
  AE,
  SA,
  EG,
  IL,
  BR,
  MX,
  AR,
  CO,
  CL,
  ZA,
  MA,
  TN,
  KE,
  NG,
  BA,
  RS,
  MK,
  MD,
  GE,
  AM,
  KW,
  QA,
  JO,
  LK,
  PK,
  BD,
  OM,
  PE,
  UY,
  CR,
  ...europe,
  ...asiaAndOceania,
  ...africa,
  ...americas
]
