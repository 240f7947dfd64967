// What the labels of one of CORD's receipts (Park et al., 2019) say of it; a field that they do not say for certain is
// left out.

/** "Rp 17.000", "25,455", "(600,000)": whole amounts with groups of three, or decimals that are dropped. */
const numberOf = (text) => {
  const digits = /\d[\d.,]*\d|\d/.exec(text.replaceAll(" ", ""))?.[0]
  if (digits === undefined) return undefined
  const whole = /^\d{1,3}([.,]\d{3})+$/.test(digits) ? digits : digits.replace(/[.,]\d{2}$/, "")
  if (!/^\d{1,3}([.,]\d{3})*$|^\d+$/.test(whole)) return undefined
  const value = Number(whole.replace(/[.,]/g, ""))
  return /^[^\d]*-|^\(/.test(text.trim()) ? -value : value
}

/** The only value of a category; undefined where there are none or several. */
const only = (values = []) => (values.length === 1 ? numberOf(values[0]) : undefined)

const itemOf = ({ cnt = [], nm = [], price = [], unitprice = [] }) => {
  const total = only(price)
  if (total === undefined || nm.length === 0) return null
  const quantity = cnt.length === 1 ? Number(/\d+/.exec(cnt[0])?.[0] ?? Number.NaN) : Number.NaN
  return {
    name: nm.join(" "),
    total_price: total,
    quantity: Number.isNaN(quantity) ? undefined : quantity,
    unit_price: only(unitprice)
  }
}

export const labelsOf = ({ lines }) => {
  const sums = {}
  const groups = new Map()
  for (const { category, group_id: group, words } of lines) {
    const text = words
      .filter((word) => !word.is_key)
      .map((word) => word.text)
      .join(" ")
    const [kind, name] = category.split(".")
    if (kind === "menu") {
      const own = groups.get(group) ?? {}
      groups.set(group, { ...own, [name]: [...(own[name] ?? []), text] })
    } else sums[category] = [...(sums[category] ?? []), text]
  }
  const listed = [...groups.values()].filter((group) => group.nm !== undefined || group.price !== undefined)
  const items = listed.map(itemOf)
  // what is taken off or chosen within an item changes what it costs
  const isPlain = listed.every((group) => group.discountprice === undefined && group.sub_price === undefined)
  const tax = only(sums["sub_total.tax_price"])
  return {
    total: only(sums["total.total_price"]),
    subtotal: only(sums["sub_total.subtotal_price"]),
    taxes: tax === undefined ? undefined : [{ amount: tax }],
    items: items.length > 0 && isPlain && !items.includes(null) ? items : undefined
  }
}
