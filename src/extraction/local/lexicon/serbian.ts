import type { Lexicon } from "./Lexicon.ts"

/** In both of its alphabets; what Croatian says in Latin letters is not repeated. */
export const serbian: Lexicon = {
  language: "sr",
  months: {
    8: "avgust",
    9: "septembar",
    10: "oktobar",
    11: "novembar",
    12: "decembar"
  },
  labels: {
    grandTotal: `
      укупан износ, за уплату, укупно за плаћање, укупно за уплату, за наплату, свега за уплату, износ рачуна,
      укупно са пдв, за плаћање, за плаћање рсд, ukupan iznos, za uplatu, ukupno za uplatu, ukupno za placanje
    `,
    total: "укупно, износ, свега",
    net: "основица, без пдв, укупно без пдв, нето, пореска основица",
    subtotal: "међузбир, medjuzbir",
    tax: "пдв, порез, pdv po stopi, пдв по стопи, износ пореза, укупан износ пореза, укупно пдв, ukupan iznos poreza",
    tip: "напојница, бакшиш",
    service: "достава, услуга, dostava",
    rounding: "заокружење",
    discount: "попуст, рабат, укупан попуст",
    tendered: "готовина, уплаћено, примљено, уплаћено укупно, gotovina, uplaceno",
    card: "платна картица, картица, картично, безготовинско, платна картица рсд, platna kartica",
    change: "повраћај, кусур, повраћаj, povracaj, kusur",
    deposit: "депозит, аванс, кауција",
    other: `
      количина, кол, цена, назив, артикли, стопа, ознака, име, пиб, каса, касир, есир број, пфр време,
      пфр број рачуна, бројач рачуна, конобар, сто, шифра, број рачуна
    `
  },
  dateLabels: "~датум~, пфр време, pfr vreme, датум издавања",
  otherDates: "~доспећа~, ~валута~, ~рок~, ~испоруке~",
  refundTitles: "рефундација, сторно, повраћај робе, промет рефундација, refundacija",
  documentTitles: "фискални рачун, рачун, фактура, готовински рачун, fiskalni račun, промет продаја",
  otherTitles: `
    ценовник, јеловник, карта пића, понуда, извод, предрачун, отпремница, каталог, уговор, platni listić, obračun
    zarade, платни листић, обрачун зараде
  `,
  otherSigns: `
    почетно стање, крајње стање, бруто плата, нето плата, bruto plata, neto plata, угљени хидрати, ugljeni hidrati,
    zasićene masne
  `,
  tableHeads: "назив, артикли, цена, кол., количина, ознака",
  sumHeads: "укупно, износ",
  legalForms: "д.о.о, доо, ПР, СЗР, СТР, СУР, а.д",
  companyWords: `
    ~ресторан~, ~кафана~, ~апотека~, ~пекара~, ~супермаркет~, ~хотел~, ~продавница~, ~маркет~, ~књижара~,
    ~посластичарница~, ~самопослуга~, ~угоститељска~
  `,
  sellerLabels: "продавац, добављач, испоручилац",
  buyerLabels: "купац, наручилац, клијент, прималац",
  addressWords: "ул., улица, булевар, трг, бб, општина",
  contactWords: "телефон, тел, моб.",
  formWords: `
    фискални рачун, крај фискалног рачуна, хвала, хвала на посети, дођите нам опет, добродошли, касир, каса,
    конобар, купац, копија, страница, пиб, промет продаја, касир 1, ово није фискални рачун
  `,
  payments: {
    Card: "платна картица, платном картицом, platna kartica, platnom karticom",
    "Bank Transfer": "пренос на рачун, prenos na račun",
    Cash: "готовина, готовином, gotovina"
  }
}
