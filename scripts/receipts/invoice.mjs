import { printDate } from "./compose.mjs"
import { block, columns, page, run } from "./html.mjs"
import { printAmount, signed } from "./money.mjs"
import { partOf } from "./random.mjs"

const fonts = [
  "'Liberation Sans', sans-serif",
  "'DejaVu Sans', sans-serif",
  "'Open Sans', 'Noto Sans', sans-serif",
  "'Liberation Serif', serif",
  "'Lato', 'Noto Sans', sans-serif",
  "'Roboto', 'Noto Sans', sans-serif",
  "'Carlito', 'Noto Sans', sans-serif"
]

/** What stands above the seller where both parties are named. */
const sellers = {
  en: "From|Seller|Pay to", de: "Von|Verkäufer|Leistungserbringer", fr: "Émetteur|Vendeur", it: "Fornitore|Cedente",
  es: "Emisor|Proveedor", pt: "Emitente|Fornecedor", ro: "Furnizor", nl: "Van|Leverancier", sv: "Säljare|Från", nb: "Selger|Fra",
  da: "Sælger|Fra", fi: "Myyjä|Laskuttaja", et: "Müüja", lt: "Pardavėjas", lv: "Piegādātājs", pl: "Sprzedawca", cs: "Dodavatel",
  sk: "Dodávateľ", hu: "Eladó|Szállító", hr: "Prodavatelj", sl: "Prodajalec|Izdajatelj", el: "Πωλητής|Εκδότης", tr: "Satıcı",
  bg: "Доставчик", uk: "Постачальник", sr: "Продавац", ja: "発行元", ko: "공급자", zh: "賣方", th: "ผู้ขาย", vi: "Đơn vị bán hàng",
  id: "Penjual", he: "מאת", ar: "البائع"
} // prettier-ignore

const metaOf = (random, words, date, due) => {
  const rows = [
    [random.word(words.number), random.fill(random.pick(["2099-0999", "99999", "RE-99999", "INV-009999", "9999/26"]))],
    [random.word(words.dated) || random.word(words.number), date],
    ...(due === null ? [] : [[random.word(words.due), due]])
  ]
  return random.chance(0.5) ? rows : [rows[1], rows[0], ...rows.slice(2)]
}

/** An invoice as HTML, and what of the truth it shows. */
export const drawInvoice = (random, receipt) => {
  const {
    address,
    at,
    country,
    dateForm,
    discount,
    firm,
    items,
    number,
    onTop,
    sign,
    sum,
    taxes,
    taxName,
    telephone,
    total,
    isTesting
  } = receipt
  const { words } = country
  const money = (minor) => printAmount(minor, country)
  const withSign = random.chance(0.5)
  const priced = (minor) => (withSign ? signed(money(minor), sign) : money(minor))
  const date = printDate(at, dateForm, words.locale)
  const due = random.chance(0.5) ? printDate(new Date(at.getTime() + 14 * 864e5), dateForm, words.locale) : null
  const colour = random.pick(["#111", "#1a4d8f", "#7a1f1f", "#2c5f2d"])
  const title = `<div style="font-size:${random.pick([1.4, 1.8, 2.2])}em;color:${colour}">${run(random.word(words.invoice))}</div>`
  const meta = metaOf(random, words, date, due)
  const metaHtml = random.chance(0.5)
    ? meta.map(([label, value]) => columns([label, value], "9em 9em")).join("")
    : block(meta.map(([label, value]) => `${label}${label.endsWith(":") ? "" : ":"} ${value}`))
  const logo = `<div style="font-size:${random.pick([1.2, 1.6, 2])}em;font-weight:bold;color:${colour}">${run(firm.lines[0])}</div>`
  const contact = random.shuffled([
    number,
    `${random.word(words.telephone)} ${telephone}`.trim(),
    ...(random.chance(0.5) ? [firm.domain] : [])
  ])
  const seller = [...firm.lines.slice(1), ...address, ...contact]
  const person = random.word(words.people)
  const buyer = [person, `${random.word(words.streets)} ${random.int(1, 99)}`, random.fill(random.pick(country.towns))]
  const buyerLabel = random.word(words.buyer)
  const sellerLabel = random.word(sellers[words.locale.slice(0, 2)])
  const box = (label, lines) =>
    `<div>${label === "" ? "" : `<div style="color:${colour};font-weight:bold">${run(label)}</div>`}${block(lines)}</div>`
  const way = random.pick(partOf(["left", "right", "letter", "both", "footer"], isTesting))
  const pair = (left, right) =>
    `<div style="display:flex;justify-content:space-between;gap:2em;margin:1.2em 0">${left}${right}</div>`
  const top = {
    left: pair(`<div>${logo}${block(seller)}</div>`, `<div>${title}${metaHtml}</div>`) + box(buyerLabel, buyer),
    right:
      pair(title, `<div style="text-align:right">${logo}${block(seller)}</div>`) +
      pair(box(buyerLabel, buyer), `<div>${metaHtml}</div>`),
    letter: `<div style="text-align:right">${logo}</div>${block([[firm.lines.at(-1), ...address].join(" · ")], "font-size:.7em;margin-top:2em")}${pair(block(buyer), `<div>${block(contact)}${metaHtml}</div>`)}${title}`,
    both:
      title + metaHtml + pair(box(sellerLabel, [firm.lines.at(-1), ...address, ...contact]), box(buyerLabel, buyer)),
    footer: pair(logo, title) + pair(box(buyerLabel, buyer), `<div>${metaHtml}</div>`)
  }[way]
  const table = random.pick(["full", "full", "short", "rate"])
  const rate = (value) => (value === null ? "" : `${value.rate}%`)
  const heads = {
    full: [words.description, words.quantity, words.unit, words.amount],
    short: [words.description, words.amount],
    rate: [words.description, words.quantity, words.unit, receipt.taxName, words.amount]
  }[table].map((one) => random.word(one))
  const widths = { full: "1fr 6em 8em 8em", short: "1fr 9em", rate: "1fr 5em 8em 5em 8em" }[table]
  const rows = items.map(({ name, price, quantity, rate: own, total }) =>
    columns(
      {
        full: [name, String(quantity), priced(price), priced(total)],
        short: [quantity > 1 ? `${name} (${quantity} × ${money(price)})` : name, priced(total)],
        rate: [name, String(quantity), priced(price), rate(own), priced(total)]
      }[table],
      widths,
      "padding:.25em 0;border-bottom:1px solid #ddd"
    )
  )
  const discountLabel = random.word(words.discount)
  const subtotal = sum - discount
  const showsSubtotal = onTop || random.chance(0.3)
  const within = !onTop && taxes.length > 0 && random.chance(0.6)
  const percent = random.chance(0.5)
  const totals = [
    ...(discount > 0 ? [[discountLabel, `-${money(discount)}`]] : []),
    ...(showsSubtotal
      ? [[random.word(onTop && taxes.length > 0 && random.chance(0.6) ? words.net : words.subtotal), priced(subtotal)]]
      : []),
    ...(onTop || within
      ? taxes.map(({ amount, rate }) => [percent ? `${taxName} ${rate}%` : `${taxName} (${rate} %)`, priced(amount)])
      : []),
    [random.word(words.total), random.chance(0.8) ? signed(money(total), sign) : `${country.currency} ${money(total)}`]
  ]
  const body = [
    top,
    `<div style="margin-top:1.5em">${columns(heads, widths, `font-weight:bold;border-bottom:2px solid ${colour}`)}${rows.join("")}</div>`,
    `<div style="display:flex;justify-content:flex-end;margin-top:1em"><div style="min-width:20em">${totals.map(([label, value], index) => columns([label, value], "1fr 9em", index === totals.length - 1 ? "font-weight:bold" : "")).join("")}</div></div>`,
    block([random.word(words.bank)], "margin-top:2em"),
    way === "footer" || way === "letter"
      ? block(
          [[firm.lines.at(-1), ...address].join(", "), contact.join("  ")],
          "margin-top:3em;font-size:.8em;text-align:center;color:#444"
        )
      : ""
  ]
  return {
    html: page({
      body: body.join(""),
      font: random.pick(partOf(fonts, isTesting)),
      locale: words.locale,
      size: random.int(11, 14),
      width: 794
    }),
    printed: {
      subtotal: showsSubtotal ? subtotal : null,
      taxes: onTop || within,
      discount: discountLabel,
      quantities: table !== "short"
    }
  }
}
