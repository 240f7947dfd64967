import { asNumber, goodOf, share } from "./money.mjs"
import { partOf } from "./random.mjs"

const two = (number) => String(number).padStart(2, "0")

/** A date in one of the forms of countries.mjs: Y y, m n N, M for a name, d D. */
export const printDate = (at, form, locale) => {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  const name = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }).format(at)
  const parts = { Y: year, y: two(year % 100), m: two(month), n: month, N: month, M: name, d: two(day), D: day }
  return form.replace(/[YymnNMdD]/g, (letter) => parts[letter])
}

const firmOf = (random, { legal, words }, isTesting) => {
  const [name, trade] = [random.pick(partOf(words.names.split("|"), isTesting)), random.word(words.trades)]
  const shop = random.pick([`${trade} ${name}`, `${name} ${trade}`, name])
  const form = random.pick(legal)
  const own = random.chance(0.5) ? name : shop
  const firm = form.includes("*")
    ? form.slice(1).replace("*", own)
    : form.startsWith("<")
      ? `${form.slice(1)} ${own}`
      : `${own} ${form}`
  const shout = (text) => (random.chance(0.5) ? text.toLocaleUpperCase(words.locale) : text)
  const shown = random.pick(["shop", "firm", "both", "both"])
  return {
    lines: shown === "both" ? [shout(shop), shout(firm)] : [shout(shown === "shop" ? shop : firm)],
    domain: `www.${
      name
        .normalize("NFD")
        .replace(/[^A-Za-z]/g, "")
        .toLowerCase() || "shop"
    }.example`
  }
}

const pickItems = (random, country, goods, most) =>
  random
    .shuffled(goods.split("|"))
    .slice(0, random.int(1, most))
    .map((text) => {
      const { name, price } = goodOf(text, country)
      const quantity = random.chance(0.25) ? random.int(2, 5) : 1
      return { name, quantity, price, total: price * quantity, rate: random.pick(country.rates) ?? null }
    })

/** The taxes of each rate: on top of the prices, or within them. */
const taxesOf = (items, onTop, discount) => {
  const rates = new Map()
  for (const { rate, total } of items) if (rate !== null) rates.set(rate.rate, (rates.get(rate.rate) ?? 0) + total)
  return [...rates].map(([rate, sum], index) => {
    const base = sum - (index === 0 ? discount : 0)
    const amount = onTop ? share(base, rate, 100) : share(base, rate, 100 + rate)
    return { rate, amount, net: onTop ? base : base - amount, gross: onTop ? base + amount : base }
  })
}

/**
 * What a receipt or invoice of the country says: names, dates and amounts in the smallest unit of its money. `isTesting`
 * takes what is kept for testing.
 */
export const compose = (random, country, kind, isTesting) => {
  const { words } = country
  const isInvoice = kind === "invoice"
  const drawn = pickItems(random, country, isInvoice ? words.services : words.items, isInvoice ? 5 : 9)
  const oneRate = isInvoice || random.chance(0.6)
  const items = oneRate ? drawn.map((item) => ({ ...item, rate: drawn[0].rate })) : drawn
  const onTop =
    country.rates.some((rate) => rate.onTop) || (isInvoice && country.rates.length > 0 && random.chance(0.6))
  const sum = items.reduce((total, item) => total + item.total, 0)
  const discount = random.chance(0.12) ? Math.min(items[0].total, share(sum, 10, 100)) : 0
  const taxes = taxesOf(items, onTop, discount)
  const tax = taxes.reduce((total, { amount }) => total + amount, 0)
  const before = sum - discount + (onTop ? tax : 0)
  const tip = !isInvoice && ["US", "CA", "GB"].includes(country.code) && random.chance(0.15) ? share(sum, 15, 100) : 0
  const total = before + tip
  const at = new Date(
    Date.UTC(random.int(2009, 2026), random.int(0, 11), random.int(1, 28), random.int(8, 21), random.int(0, 59))
  )
  const town = random.fill(random.pick(country.towns))
  const street = random.word(words.streets)
  return {
    country,
    kind,
    firm: firmOf(random, country, isTesting),
    isTesting,
    address: [`${street} ${random.int(1, 140)}`, town],
    number: random.fill(random.pick(country.numbers)),
    telephone: random.fill(country.telephone),
    at,
    dateForm: random.pick(country.dates),
    items,
    onTop,
    sum,
    discount,
    taxes,
    tip,
    total,
    sign: random.pick(country.signs),
    taxName: random.pick(country.taxNames),
    paid: random.pick(["cash", "card", "none"])
  }
}

/** The answer that a reader should give; `printed` names what the layout shows of it. */
export const truthOf = ({ at, country, discount, firm, items, taxes, tip, total }, printed) => ({
  vendor: firm.lines[0],
  ...(firm.lines.length > 1 ? { vendor_alternatives: [firm.lines[1], firm.lines.join(" ")] } : {}),
  date: at.toISOString().slice(0, 10),
  total: asNumber(total, country),
  currency: country.currency,
  ...(printed.subtotal ? { subtotal: asNumber(printed.subtotal, country) } : {}),
  ...(printed.taxes && taxes.length > 0
    ? { taxes: taxes.map(({ amount, rate }) => ({ rate, amount: asNumber(amount, country) })) }
    : {}),
  ...(tip > 0 ? { tip: asNumber(tip, country) } : {}),
  // what is taken off is listed with the goods, so that they come to what is paid
  items: [
    ...items.map(({ name, price, quantity, total }) => ({
      name,
      ...(quantity > 1 || printed.quantities ? { quantity, unit_price: asNumber(price, country) } : {}),
      total_price: asNumber(total, country)
    })),
    ...(discount > 0 ? [{ name: printed.discount, total_price: -asNumber(discount, country) }] : [])
  ]
})
