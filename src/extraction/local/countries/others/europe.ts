import type { Country } from "../Country.ts"
import { country } from "./country.ts"

/** Europe and the Caucasus, as far as there is no file of their own. */
export const europe: ReadonlyArray<Country> = [
  country("BY", "BYN", {
    place: "беларусь, белоруссия, минск, гомель, могилёв, могилев, витебск, гродно, бобруйск, belarus, minsk",
    tax_number: "унп, скно, скко",
    company: "чуп, чтуп, соо, сооо, иооо, торговое унитарное предприятие, коммунальное унитарное предприятие"
  }),
  country(
    "AL",
    "ALL",
    {
      place:
        "shqipëri, shqipëria, shqiperi, shqiperia, albania, tiranë, tirane, tirana, durrës, durres, vlorë, shkodër",
      tax_number: "nipt, nuis, nivf, nslf",
      tax: "tvsh"
    },
    { language: "sq" }
  ),
  country("XK", "EUR", {
    place: "kosovë, kosova, kosovo, prishtinë, prishtina, prizren, ferizaj, gjilan, mitrovicë",
    word: "tvsh"
  }),
  country("ME", "EUR", {
    place: "crna gora, montenegro, podgorica, nikšić, budva, kotor, herceg novi, tivat, ulcinj, cetinje",
    tax_number: "ikof, jikr"
  }),
  country(
    "AZ",
    "AZN",
    {
      place: "azərbaycan, azerbaycan, azerbaijan, bakı, baki, baku, gəncə, sumqayıt, naxçıvan, баку",
      tax_number: "vöen, voen, fiskal id",
      tax: "ədv",
      script: /ə/i,
      word: "mmc, qsc, cəmi, nagd, nagdsiz, qaliq, mebleg, yekun, məbləğ, nağd, nağdsız, qalıq, qiymət, malın adı, satış çeki"
    },
    { language: "az" }
  ),
  country("LI", "CHF", { place: "liechtenstein, vaduz, schaan, triesen, balzers" }),
  country("MC", "EUR", { place: "principauté de monaco, monte carlo, monte-carlo" }),
  country("AD", "EUR", {
    place: "principat d'andorra, andorra la vella, escaldes-engordany, encamp",
    tax_number: "nrt"
  }),
  country("SM", "EUR", { place: "repubblica di san marino, borgo maggiore, serravalle rsm" }),
  country("GI", "GIP", { place: "gibraltar" }),
  country("IM", "GBP", { place: "isle of man" }),
  country("JE", "GBP", { place: "st helier, saint helier" }),
  country("GG", "GBP", { place: "guernsey, st peter port" }),
  country("FO", "DKK", { place: "føroyar, faroe islands, tórshavn, klaksvík" }),
  country("GL", "DKK", { place: "grønland, kalaallit nunaat, nuuk, ilulissat" })
]
