import type { Lexicon } from "./Lexicon.ts"

export const hebrew: Lexicon = {
  language: "he",
  labels: {
    grandTotal: 'סהכ לתשלום, סה"כ לתשלום, לתשלום, סכום לתשלום, סהכ כולל מעמ',
    total: 'סהכ, סה"כ, סכום',
    subtotal: "סכום ביניים, ביניים",
    tax: 'מעמ, מע"מ',
    discount: "הנחה, הנחות",
    tendered: "מזומן, תקבול",
    card: "כרטיס אשראי, שולם באשראי, אשראי",
    change: "עודף"
  },
  dateLabels: "~תאריך~",
  refundTitles: "זיכוי"
}
