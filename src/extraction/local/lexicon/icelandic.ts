import type { Lexicon } from "./Lexicon.ts"

export const icelandic: Lexicon = {
  language: "is",
  labels: {
    grandTotal: `
      samtals isk, til greidslu, heildarupphaed, samtals til greidslu, samtals med vsk, alls med vsk, upphaed til
      greidslu, heildarverd
    `,
    total: "samtals, alls, upphaed, heild",
    net: "samtals an vsk, an vsk, alls an vsk, upphaed an vsk, skattskyld upphaed",
    subtotal: "millisamtala",
    tax: "vsk, virdisaukaskattur, vsk samtals, vsk upphaed, thar af vsk, þar af vsk",
    tip: "þjorfe, thjorfe",
    service: "sendingargjald, sendingarkostnadur, seðilgjald, sedilgjald",
    rounding: "aurajofnun, slettun",
    discount: "afslattur, afslattur samtals",
    tendered: "reidufe, peningar, greitt, mottekid, greitt med peningum",
    card: "kort, kreditkort, debetkort, greidslukort, greitt med korti, kortafaersla",
    change: "til baka, afgangur",
    deposit: "innborgun, tryggingargjald",
    other: `
      magn, verd, einingarverd, vsk nr, vsk numer, kt, kennitala, fjoldi, fjoldi vara, kassi, starfsmadur, kvittun nr,
      bord
    `
  },
  dateLabels: "~dagsetning~, dags",
  otherDates: "~gjalddagi~, ~eindagi~, ~afhending~",
  refundTitles: "kreditreikningur, endurgreiðsla",
  documentTitles: "kvittun, reikningur, sölureikningur, sala",
  reminders: "ítrekun, greiðsluáminning, innheimtuviðvörun",
  otherTitles: "verðlisti, matseðill, tilboð, launaseðill, yfirlit, samningur, næringargildi",
  tableHeads: "lýsing, vörunúmer, magn, verð, vara, heiti, fjöldi",
  sumHeads: "upphæð, samtals",
  legalForms: "ehf., ehf, hf., slf., sf., ohf.",
  companyWords: "~bakarí~, ~apótek~, ~veitingahús~, ~verslun~, ~hótel~, ~kaffihús~, ~búð~, ~markaður~, ~bókabúð~",
  sellerLabels: "seljandi, útgefandi",
  buyerLabels: "kaupandi, viðskiptavinur, greiðandi",
  addressWords: "~stræti, ~gata, ~vegur, ~braut, ~torg",
  contactWords: "sími, netfang, vefur",
  formWords: "kvittun, reikningur, takk fyrir, velkomin, afgreiðsla, kassi, starfsmaður, viðskiptavinur, síða, vsk nr",
  payments: {
    "Debit Card": "debetkort",
    "Credit Card": "kreditkort",
    Card: "greiðslukort, greitt með korti",
    "Bank Transfer": "millifærsla",
    Cash: "reiðufé, greitt með peningum"
  }
}
