import type { Country } from "./Country.ts"

/** Indonesia. */
export const ID: Country = {
  code: "ID",
  currency: "IDR",
  evidence: [
    ["place", /indonesia|jakarta|bandung|surabaya/i, 3],
    ["word", /tunai|kembali(?:an)?\b|\bPPN\b|\bPB1\b|pajak|terima kasih|rupiah/i, 3],
    [
      "word",
      /\b(?:es teh|nasi|ayam|goreng|roti|c?oklat|keju|kopi|susu|tiket|pedas|plastik|telur|sapi|ikan|bakar|manis)\b/i,
      3
    ]
  ]
}
