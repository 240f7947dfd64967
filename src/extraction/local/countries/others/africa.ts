import type { Country } from "../Country.ts"
import { country } from "./country.ts"

/** Africa, as far as there is no file of its own. */
export const africa: ReadonlyArray<Country> = [
  country("DZ", "DZD", {
    place: "algérie, الجزائر, alger, wilaya d'alger, وهران, قسنطينة, constantine algérie, algeria",
    // of fifteen digits, Portugal's have nine; and "16/00-0012345B09" in the register of commerce
    tax_number: /\bNIF\b\W{0,4}\d{15}(?!\d)|(?<!\d)\d{2}\s?\/\s?\d{2}\s?-\s?\d{7}\s?[A-Z]\s?\d{2}(?!\d)/
  }),
  country("LY", "LYD", { place: "ليبيا, libya, طرابلس ليبيا, بنغازي, benghazi, misrata" }),
  country("SD", "SDG", { place: "السودان, الخرطوم, sudan, khartoum, omdurman" }),
  country("MR", "MRU", { place: "mauritanie, nouakchott, نواكشوط, موريتانيا" }),
  country("GH", "GHS", { place: "ghana, accra, kumasi, tema, takoradi", tax: "nhil, getfund, getfl, gra evat" }),
  country("TZ", "TZS", {
    place: "tanzania, dar es salaam, arusha, mwanza, dodoma, zanzibar",
    tax_number: "vrn, efd serial, efd receipt, tra receipt",
    word: "tra"
  }),
  country("UG", "UGX", { place: "uganda, kampala, entebbe, jinja, mbarara", tax_number: "efris, fdn" }),
  country("RW", "RWF", { place: "rwanda, kigali, rubavu, musanze", tax_number: "sdc id, mrc" }),
  country("BI", "BIF", { place: "burundi, bujumbura, gitega" }),
  country("ET", "ETB", {
    place: "addis ababa, addis abeba, አዲስ አበባ, ኢትዮጵያ",
    tax_number: "fs no, erca",
    word: "ethiopia"
  }),
  country("SO", "SOS", { place: "somalia, mogadishu, hargeisa" }),
  country("DJ", "DJF", { place: "djibouti" }),
  country("ZM", "ZMW", { place: "zambia, lusaka, kitwe, ndola, livingstone zambia", tax_number: "tpin, zra" }),
  country("ZW", "USD", { place: "zimbabwe, harare, bulawayo, mutare", tax_number: "zimra" }),
  country("MW", "MWK", { place: "malawi, lilongwe, blantyre" }),
  country("MZ", "MZN", { place: "moçambique, mozambique, maputo, matola, nampula", tax_number: "nuit" }),
  country("AO", "AOA", { place: "angola, luanda, benguela, lubango, huambo" }),
  country("CV", "CVE", { place: "cabo verde, mindelo" }),
  country("NA", "NAD", { place: "namibia, windhoek, swakopmund, walvis bay" }),
  country("BW", "BWP", { place: "botswana, gaborone, francistown" }),
  country("LS", "LSL", { place: "lesotho, maseru" }),
  country("SZ", "SZL", { place: "eswatini, swaziland, mbabane, manzini" }),
  country("MU", "MUR", {
    place: "mauritius, île maurice, port louis, port-louis, quatre bornes, curepipe, grand baie"
  }),
  country("SC", "SCR", { place: "seychelles, mahé" }),
  country("MG", "MGA", { place: "madagascar, antananarivo, toamasina" }),
  country("RE", "EUR", { place: "la réunion, saint-denis réunion, saint-pierre réunion" }),
  country("SN", "XOF", {
    place: "sénégal, senegal, dakar, rufisque, pikine, thiès, mbour, kaolack, ziguinchor",
    tax_number: "ninea"
  }),
  country("CI", "XOF", { place: "côte d'ivoire, cote d'ivoire, abidjan, yamoussoukro, bouaké" }),
  country("ML", "XOF", { place: "bamako, sikasso" }),
  country("BF", "XOF", { place: "burkina faso, ouagadougou, bobo-dioulasso" }),
  country("BJ", "XOF", { place: "bénin, cotonou, porto-novo" }),
  country("TG", "XOF", { place: "lomé, république togolaise" }),
  country("NE", "XOF", { place: "niamey" }),
  country("CM", "XAF", { place: "cameroun, cameroon, douala, yaoundé, yaounde", tax_number: "niu" }),
  country("GA", "XAF", { place: "gabon, libreville, port-gentil" }),
  country("CG", "XAF", { place: "brazzaville, pointe-noire, pointe noire congo" }),
  country("TD", "XAF", { place: "n'djamena, ndjamena" }),
  country("CD", "CDF", { place: "kinshasa, lubumbashi, goma" }),
  country("GM", "GMD", { place: "banjul, serekunda" }),
  country("SL", "SLE", { place: "sierra leone, freetown" }),
  country("LR", "LRD", { place: "liberia, monrovia" })
]
