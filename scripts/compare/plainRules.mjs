// The rules that a developer writes in an afternoon: for lines of text, from top to bottom.
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
const price = /(-?\d{1,3}(?:[ ,.]\d{3})*[.,]\d{2}|-?\d+[.,]\d{2})(?!\d)/g
const signs = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₩": "KRW", "₹": "INR", RM: "MYR", CHF: "CHF", zł: "PLN" }

const toNumber = (text) => Number(text.replace(/[ ,.](?=\d{3})/g, "").replace(",", "."))
const pricesOf = (line) => [...line.matchAll(price)].map(([text]) => toNumber(text))

const dateOf = (lines) => {
  const pad = (number) => String(number).padStart(2, "0")
  for (const line of lines) {
    const iso = /(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})/.exec(line)
    if (iso) return `${iso[1]}-${pad(iso[2])}-${pad(iso[3])}`
    const numeric = /(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d|\d\d)(?!\d)/.exec(line)
    if (numeric) {
      const year = numeric[3].length === 2 ? `20${numeric[3]}` : numeric[3]
      // the day comes first in most countries, unless it cannot
      const [day, month] = Number(numeric[2]) > 12 ? [numeric[2], numeric[1]] : [numeric[1], numeric[2]]
      return `${year}-${pad(month)}-${pad(day)}`
    }
    const named = /(\d{1,2})[ .-]*([A-Za-z]{3})[a-z]*[ .,-]*(20\d\d)/.exec(line)
    const month = named === null ? -1 : months.indexOf(named[2].toLowerCase())
    if (month >= 0) return `${named[3]}-${pad(month + 1)}-${pad(named[1])}`
  }
  return null
}

/** A receipt in the service's shape, as far as these rules go. */
export const readPlainly = (text) => {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  const labelled = (label, not) => lines.filter((line) => label.test(line) && !not?.test(line)).flatMap(pricesOf)
  const totals = labelled(/total|amount due|balance|summe|betrag|importe/i, /sub ?-?total|net|tax|qty|items?/i)
  const isItem = (line) =>
    pricesOf(line).length > 0 && !/total|tax|vat|gst|cash|change|card|visa|balance|round|discount|amount/i.test(line)
  return {
    vendor: lines.find((line) => /\p{L}{3}/u.test(line)) ?? null,
    date: dateOf(lines),
    total: totals.at(-1) ?? Math.max(0, ...lines.flatMap(pricesOf)),
    subtotal: labelled(/sub ?-?total/i).at(-1) ?? null,
    currency: Object.entries(signs).find(([sign]) => text.includes(sign))?.[1] ?? "USD",
    taxes: labelled(/tax|vat|gst|mwst|iva|tva/i, /total|no|reg/i).map((amount) => ({ label: "Tax", amount })),
    items: lines.filter(isItem).map((line) => {
      const total = pricesOf(line).at(-1)
      return { name: line.replace(price, "").trim(), quantity: 1, unit_price: total, total_price: total }
    })
  }
}
