/** What test/fixtures/sample-receipt.jpg says; see scripts/sample-receipt.mjs. */
export const sampleReceipt = {
  vendor: "HARBOUR LANE BAKERY",
  date: "2026-11-14",
  total: 35.1,
  subtotal: 32.5,
  currency: "USD",
  payment_method: "Visa 4417",
  category: "Dining",
  tip: null,
  taxes: [{ label: "Sales Tax", amount: 2.6 }],
  items: [
    { name: "Sourdough Loaf", quantity: 2, unit_price: 6.5, total_price: 13 },
    { name: "Cinnamon Roll", quantity: 1, unit_price: 4.25, total_price: 4.25 },
    { name: "Butter Croissant", quantity: 3, unit_price: 3.5, total_price: 10.5 },
    { name: "Cold Brew Coffee", quantity: 1, unit_price: 4.75, total_price: 4.75 }
  ]
}
