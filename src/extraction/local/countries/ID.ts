import type { Country } from "./Country.ts"

/** Indonesia. */
export const ID: Country = {
  code: "ID",
  currency: "IDR",
  language: "id",
  evidence: [
    ["place", /indonesia|jakarta|bandung|surabaya/i, 3],
    ["address", /\bJl\.?\s?[A-Z]|\b(?:Kec|Kel|Kab)\.\s?[A-Z]/, 3],
    ["word", /tunai|kembali(?:an)?\b|\bPPN\b|\bPB1\b|pajak|terima kasih|rupiah/i, 3],
    [
      "word",
      /\b(?:es teh|nasi|ayam|goreng|roti|c?oklat|keju|kopi|susu|tiket|pedas|plastik|telur|sapi|ikan|bakar|manis)\b/i,
      3
    ]
  ]
}
