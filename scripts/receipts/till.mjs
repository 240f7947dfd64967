import { printDate } from "./compose.mjs"
import { block, columns, ends, page, run } from "./html.mjs"
import { printAmount, signed } from "./money.mjs"
import { partOf } from "./random.mjs"

const fonts = [
  "'DejaVu Sans Mono', monospace",
  "'Liberation Mono', monospace",
  "'Noto Sans Mono', monospace",
  "'Inconsolata', monospace",
  "'Courier Prime', 'FreeMono', monospace",
  "'Liberation Sans Narrow', 'Liberation Sans', sans-serif",
  "'DejaVu Sans', sans-serif",
  "'Roboto', 'Noto Sans', sans-serif",
  "'IBM 3270', 'Hack', monospace"
]

const timeOf = (random, at) => {
  const [hours, minutes] = [at.getUTCHours(), String(at.getUTCMinutes()).padStart(2, "0")]
  return random.pick([
    `${String(hours).padStart(2, "0")}:${minutes}`,
    `${String(hours).padStart(2, "0")}:${minutes}:${random.fill("29")}`,
    `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`
  ])
}

/** Goods, a line or two each, in one of the ways in which tills print them. */
const goodsOf = (random, { isTesting, items, money, priced, words }) => {
  const way = random.pick(partOf(["plain", "counted", "below", "coded", "columns", "table"], isTesting))
  const nameFirst = random.chance(0.5)
  const mark = random.chance(0.25) ? ` ${random.pick(["A", "B", "*", "T"])}` : ""
  const heading =
    way === "table"
      ? [
          columns(
            [words.description, words.quantity, words.unit, words.amount].map((one) => random.word(one)),
            "1fr 3em 5em 6em"
          )
        ]
      : []
  const lines = items.flatMap(({ name, price, quantity, total }) => {
    const amount = `${priced(total)}${mark}`
    if (way === "columns" || way === "table")
      return [columns([name, String(quantity), money(price), amount], "1fr 3em 5em 6em")]
    if (way === "counted") return [ends(`${quantity} ${random.chance(0.5) ? "x " : ""}${name}`, amount)]
    if (way === "below" && quantity > 1)
      return nameFirst
        ? [ends(name, ""), ends(`  ${quantity} x ${money(price)}`, amount)]
        : [ends(`${quantity} x ${money(price)}`, ""), ends(name, amount)]
    if (way === "coded")
      return [
        ends(random.fill("4009999999999"), ""),
        ends(quantity > 1 ? `${name}  ${quantity} x ${money(price)}` : name, amount)
      ]
    return [ends(quantity > 1 ? `${name} ${quantity} x ${money(price)}` : name, amount)]
  })
  return {
    html: [...heading, ...lines].join(""),
    quantities: way === "columns" || way === "table" || way === "counted" ? way : null
  }
}

const taxLines = (random, { onTop, taxes, taxName, money, words }) => {
  if (taxes.length === 0) return { html: "", printed: false }
  const percent = (rate) =>
    `${String(rate).replace(".", random.chance(0.5) ? "," : ".")}${random.chance(0.5) ? "%" : " %"}`
  const way = onTop ? "line" : random.pick(["none", "line", "within", "table"])
  if (way === "none") return { html: "", printed: false }
  if (way === "table")
    return {
      printed: true,
      html: [
        columns([taxName, random.word(words.net), taxName, random.word(words.amount)], "1fr 6em 6em 6em"),
        ...taxes.map(({ amount, gross, net, rate }, index) =>
          columns(
            [
              `${random.chance(0.5) ? `${"ABC"[index]} ` : ""}${percent(rate)}`,
              money(net),
              money(amount),
              money(gross)
            ],
            "1fr 6em 6em 6em"
          )
        )
      ].join("")
    }
  return {
    printed: true,
    html: taxes
      .map(({ amount, rate }) =>
        ends(
          `${way === "within" ? "* " : ""}${random.pick([`${taxName} ${percent(rate)}`, `${percent(rate)} ${taxName}`, `${taxName} (${percent(rate)})`])}`,
          money(amount)
        )
      )
      .join("")
  }
}

/** A till's receipt as HTML, and what of the truth it shows. */
export const drawTill = (random, receipt) => {
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
    paid,
    sign,
    sum,
    taxes,
    taxName,
    telephone,
    tip,
    total,
    isTesting
  } = receipt
  const { words } = country
  const grouped = random.chance(0.8)
  const money = (minor) => printAmount(minor, country, grouped)
  const withSign = random.chance(0.3)
  const priced = (minor) => (withSign ? signed(money(minor), sign) : money(minor))
  const rule = () =>
    random.pick([
      '<div class="rule"></div>',
      block(["-".repeat(32)], "overflow:hidden;white-space:nowrap"),
      block(["=".repeat(28)]),
      ""
    ])
  const date = printDate(at, dateForm, words.locale)
  const time = timeOf(random, at)
  const label = random.word(words.dated)
  const when = random.pick([
    ends(`${date} ${time}`, ""),
    ends(date, time),
    ends(`${label}${label.endsWith(":") ? "" : ":"} ${date}`, time),
    ends(`${label}`, date),
    ends(random.word(words.served), `${date} ${time}`),
    ends(`${random.fill("#9999")} ${date} ${time}`, random.fill("99"))
  ])
  const centre = random.chance(0.7) ? "text-align:center" : ""
  const telephoneWord = random.word(words.telephone)
  const about = random.shuffled([
    `${telephoneWord} ${telephone}`.trim(),
    number,
    ...(random.chance(0.3) ? [firm.domain] : [])
  ])
  const title = random.word(words.receipt)
  const goods = goodsOf(random, { isTesting, items, money, priced, words })
  const tax = taxLines(random, { onTop, taxes, taxName, money, words })
  const showsSubtotal = onTop || tip > 0 || random.chance(0.25)
  const subtotal = sum - discount
  const totalLabel = random.word(words.total)
  const label2 = random.pick([totalLabel, totalLabel, `${totalLabel}:`, `${totalLabel} ${country.currency}`])
  const shownTotal = random.chance(0.75) ? signed(money(total), sign) : money(total)
  const given = total + random.pick([0, 1, 2, 5]) * 10 ** (country.digits + String(total).length - 2 - country.digits)
  const payment =
    paid === "cash"
      ? ends(random.word(words.cash), money(given)) +
        (given > total || random.chance(0.5) ? ends(random.word(words.change), money(given - total)) : "")
      : paid === "card"
        ? ends(random.word(words.card), money(total)) +
          (random.chance(0.4) ? ends(`************${random.fill("9999")}`, "") : "")
        : ""
  const discountLabel = random.word(words.discount)
  const taxAfter = !onTop && random.chance(0.7)
  const body = [
    `<div style="${centre}">`,
    ...firm.lines.map(
      (line, index) => `<div class="${index === 0 && random.chance(0.6) ? "big" : ""}">${run(line)}</div>`
    ),
    block(random.chance(0.5) ? address : [address.join(", ")]),
    block(about),
    title === "" ? "" : block([title]),
    "</div>",
    random.chance(0.6) ? when : "<!-- -->",
    rule(),
    goods.html,
    discount > 0 ? ends(discountLabel, `-${money(discount)}`) : "",
    rule(),
    showsSubtotal ? ends(random.word(words.subtotal), money(subtotal)) : "",
    taxAfter ? "" : tax.html,
    tip > 0 ? ends(random.word(words.tip), money(tip)) : "",
    ends(label2, shownTotal, random.chance(0.5) ? "font-weight:bold;font-size:1.3em" : ""),
    payment,
    taxAfter ? rule() + tax.html : "",
    "@when",
    random.chance(0.6) ? ends(random.word(words.served), "") : "",
    block([random.word(words.thanks)], "text-align:center")
  ]
  const before = body.includes("<!-- -->")
  const size = random.int(12, 16)
  return {
    html: page({
      body: body.join("").replace("@when", before ? when : ""),
      font: random.pick(partOf(fonts, isTesting)),
      locale: words.locale,
      size,
      width: size * random.int(26, 36)
    }),
    printed: {
      subtotal: showsSubtotal ? subtotal : null,
      taxes: tax.printed,
      discount: discountLabel,
      quantities: goods.quantities !== null
    }
  }
}
