// What both servers read in every picture.
export const receipt = {
  vendor: "Bench",
  date: "2026-11-14",
  total: 35.1,
  subtotal: 32.5,
  currency: "USD",
  payment_method: null,
  category: null,
  tip: null,
  taxes: [{ label: "Sales Tax", amount: 2.6 }],
  items: [{ name: "Loaf", quantity: 2, unit_price: 6.5, total_price: 13 }]
}
