import type { Lexicon } from "./Lexicon.ts"

export const hindi: Lexicon = {
  language: "hi",
  labels: {
    grandTotal: "कुल राशि, कुल योग, देय राशि, भुगतान राशि, कुल भुगतान, कुल देय, महायोग, कुल मूल्य, नेट राशि",
    total: "कुल, योग, राशि, मूल्य",
    net: "कर योग्य मूल्य, कर पूर्व",
    subtotal: "उप योग",
    tax: "कर, जीएसटी",
    service: "सेवा शुल्क",
    discount: "छूट, डिस्काउंट",
    tendered: "नकद, नकद भुगतान, प्राप्त राशि, नगद",
    card: "कार्ड",
    change: "वापसी, शेष राशि",
    other: "मात्रा, दर, संख्या, बिल नंबर"
  },
  dateLabels: "~दिनांक~, ~तारीख~",
  documentTitles: "बिल, रसीद, चालान",
  otherTitles: `
    मूल्य सूची, मेनू, कोटेशन, वेतन पर्ची
  `,
  companyWords: "~भोजनालय~, ~होटल~, ~स्टोर~, ~दुकान~",
  sellerLabels: "विक्रेता",
  buyerLabels: "ग्राहक, क्रेता",
  contactWords: "~फोन~, ~मोबाइल~",
  formWords: "~धन्यवाद~, ~रसीद~, ~बिल~, ~दिनांक~, ~ग्राहक~",
  payments: {
    Card: "कार्ड",
    Cash: "~नकद~, ~नगद~"
  }
}
