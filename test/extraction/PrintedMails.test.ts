import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

const mail = (program: string, sender: string) => `
${program}                                              Jane Miller <jane.miller@gmail.com>
Your Tuesday morning trip
1 message
${sender}                        Tue, Mar 4, 2025 at 9:15 AM
To: jane.miller@gmail.com
Thanks for riding, Jane
Trip fare                                               $17.35
Tip                                                      $2.50
Total                                                   $19.85
Visa ••••4242                                           $19.85
3/4/25 9:12 AM`

describe("a mail, as it was printed,", () => {
  it.each([
    ["Gmail", "Uber Receipts <noreply@uber.com>", "Uber"],
    ["Yahoo Mail - Your Tuesday morning trip", "Uber Receipts <noreply@uber.com>", "Uber"],
    ["Your trip", "Lyft Ride Receipt <no-reply@lyftmail.com>", "Lyft"]
  ])("is of its sender, and not of the program that printed it: %s", (program, sender, name) => {
    expect(readTyped(mail(program, sender))?.vendor).toBe(name)
  })

  it.each([
    ["You paid $40.00 USD to Alder Crafts Ltd (sales@alder.example)", "Alder Crafts Ltd"],
    ["Sie haben eine Zahlung über 40,00 EUR an Bastelbedarf Ernst gesendet", "Bastelbedarf Ernst"],
    ["Sie haben 40,00 EUR an Bastelbedarf Ernst (info@bastel.example) gezahlt", "Bastelbedarf Ernst"],
    ["Vous avez envoyé un paiement de 40,00 EUR à Papeterie Dupont (info@papier.example)", "Papeterie Dupont"]
  ])("of a payment is of whom was paid: %s", (line, name) => {
    expect(
      readTyped(`PayPal
Transaction ID: 8AB12345CD678901E
${line}
Description              Unit price      Qty      Amount
Brush set 12 pcs         20.00           2        40.00
Insurance - not offered                            ----
Total                                             40.00`)
    ).toMatchObject({ vendor: name, items: [{ name: "Brush set 12 pcs", quantity: 2 }] })
  })

  it("has a time of the west coast, and no tax of Canada", () => {
    const bill = (line: string) => `Google Play\n${line}\nYouTube Premium          $13.99\nTotal:          $13.99`
    expect(readTyped(bill("Order date: Feb 3, 2025 7:15:02 AM PST"))?.currency).toBe("USD")
    expect(readTyped(bill("PST No. 1234-5678"))?.currency).toBe("CAD")
  })

  it("lists what was bought below what was paid", () => {
    expect(
      readTyped(`Order details
Order number 12-12345-67890                       Placed on Mar 1, 2025
Subtotal                         £34.98
Postage                           £4.50
Order total                      £39.48
Payment: Visa x-1234
Items
Brass desk lamp                  £24.99
Replacement bulb                  £9.99`)?.items.map(({ name }) => name)
    ).toEqual(["Brass desk lamp", "Replacement bulb"])
  })

  it("names what is paid by its own column, and not by what is told beside it", () => {
    expect(
      readTyped(`Your receipt from Airbnb
Lisbon                                            Price breakdown
4 nights in Lisbon                                €95.00 x 4 nights                €380.00
Sat, Apr 12, 2025 - Wed, Apr 16, 2025             Cleaning fee                      €40.00
Hosted by Maria                                   Occupancy taxes                   €16.00
Confirmation code: HMABCDEFGH                     Total (EUR)                      €436.00`)
    ).toMatchObject({ total: 436, items: [{ quantity: 4, unit_price: 95 }, { name: "Cleaning fee" }] })
  })

  it("are receipts of payment services, which name who was paid and tell the sum before what was bought", () => {
    const receipt = (of: string) => `Receipt from ${of}
Receipt #1234-5678
AMOUNT PAID    DATE PAID        PAYMENT METHOD
$45.00         Mar 11, 2025     Mastercard – 4417
SUMMARY
Professional (annual) × 3                 $45.00
Amount paid                               $45.00`
    expect(readTyped(receipt("Alder"))?.vendor).toBe("Alder")
    expect(readTyped(receipt("Alder, Inc."))?.vendor).toBe("Alder, Inc.")
    expect(itemsTyped(receipt("Alder"))).toEqual(["3 Professional (annual) 45"])
    expect(
      itemsTyped(`Receipt from Blue Heron
$54.00
Paid March 11, 2025
Professional plan                         $45.00
Qty 1
Extra seat                                 $9.00
Qty 1
Total                                     $54.00
Amount paid                               $54.00`)
    ).toEqual(["1 Professional plan 45", "1 Extra seat 9"])
  })

  it("tell in other money about what was paid, and what a town takes of each guest", () => {
    expect(
      readTyped(`Booking.com
Hotel Bellevue
1 room                       CHF 320
City tax CHF 4.75 per person per night
Total Price                  approx. € 338
                             CHF 320`)
    ).toMatchObject({ total: 320, currency: "CHF", taxes: [] })
  })
})
