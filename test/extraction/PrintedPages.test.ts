import { describe, expect, it } from "vitest"
import { readTyped } from "../support/readTyped.ts"

const order = (top: string, day: string, bottom: string) => `${top}
Final Details for Order #112-1234567-1234567
${day}
Amazon.com order number: 112-1234567-1234567
Items Ordered                                       Price
1 of: USB Cable 2m                                  $9.99
Sold by: Alder Cables
Item(s) Subtotal:                                   $9.99
Estimated tax:                                      $0.80
Grand Total:                                       $10.79
${bottom}`

const stamped = "4/7/25, 9:15 AM                     Amazon.com - Order 112-1234567-1234567"
const address = "https://www.amazon.com/gp/css/summary/print.html"

describe("a page of the web, as a browser printed it,", () => {
  it.each([
    ["Chrome", stamped, `${address}                1/1`],
    ["Firefox", `Amazon.com - Order 112-1234567-1234567      ${address}`, "1 of 1                      4/7/25, 9:15 AM"]
  ])("is not dated by the printing: %s", (_, top, bottom) => {
    for (const day of ["Order placed: March 3, 2025", "March 3, 2025"])
      expect(readTyped(order(top, day, bottom))?.date).toBe("2025-03-03")
  })

  it("is of the day beside a time where no address of the web stands on its edge", () => {
    expect(readTyped(order("4/7/25, 9:15 AM   Order", "Delivery by March 13", "Visa"))?.date).toBe("2025-04-07")
  })

  it("is of the shop, and not of who sold one of its goods there", () => {
    expect(readTyped(order(stamped, "March 3, 2025", address))?.vendor).toBe("Amazon")
    expect(readTyped("Invoice 17\nSold by: Alder Cables\n14.03.2024\nUSB Cable   9.99\nTotal   9.99")?.vendor).toBe(
      "Alder Cables"
    )
  })
})
