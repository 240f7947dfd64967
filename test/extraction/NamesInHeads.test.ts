import { describe, expect, it } from "vitest"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

describe("a merchant's name among the lines of its head", () => {
  const lines = ["1 Burger   9.99", "Total   9.99"]
  const vendorOf = (...head: ReadonlyArray<string>) => readReceipt([receiptPage([...head, ...lines])])?.data.vendor

  it("is what stands above a line that describes what is sold", () => {
    expect(vendorOf("Tully & Finn's", "New York Italian Restaurant & Bar", "12 Elm Street")).toBe("Tully & Finn's")
    expect(vendorOf("PHO 99", "VIETNAMESE NOODLE SOUP", "12 Elm Street")).toBe("PHO 99")
    expect(vendorOf("Zum Hirsch", "Griechische Spezialitäten und Weine", "Tel 07121 1234")).toBe("Zum Hirsch")
    expect(vendorOf("Chinese Restaurant", "12 Elm Street")).toBe("Chinese Restaurant")
  })

  it("is not how the order was taken, or what guests are asked to do", () => {
    for (const way of ["DINE IN", "TO GO", "TAKE OUT", "FOR HERE", "Drive Thru"]) {
      expect(vendorOf(way, "Olive & Thyme", "12 Elm Street")).toBe("Olive & Thyme")
    }
    expect(vendorOf("Like us on Facebook", "Olive & Thyme")).toBe("Olive & Thyme")
  })

  it("is no part of a menu, nothing that was ordered, and no place near by another", () => {
    expect(vendorOf("QTY ITEM   TOTAL", "1 Breakfast Deal   6.99", "1 S Coffee", "ADD Cream")).toBeNull()
    expect(vendorOf("Ordered:", "Completed", "Variation: Hazelnut", "Variation: Vanilla")).toBeNull()
    expect(vendorOf("Green Lane, Near by C21 Mall")).toBeNull()
  })

  it.each(["Merry Christmas!", "Happy Hour 4-6 PM", "COVID-19: Masks required", "Register 4", "Frohe Weihnachten!"])(
    "is no greeting of a season, no notice and no till: %s",
    (line) => {
      expect(vendorOf(line, "Alder House", "12 Jalan Mawar")).toBe("Alder House")
    }
  )

  it("is not the table that the bill is for, though a name may have one in it", () => {
    expect(vendorOf("Masa: 55", "Nota: 402289", "Ospatar: Ana")).toBeNull()
    expect(vendorOf("TAVOLO N. 7", "Olive & Thyme")).toBe("Olive & Thyme")
    expect(vendorOf("Mesa 12 Grill", "12 Elm Street")).toBe("Mesa 12 Grill")
  })

  it("may have a form's word in it where it heads an address, and is else no word of forms", () => {
    const names = ["The Green Table", "Chef's Table", "Date & Thyme"]
    for (const name of names) expect(vendorOf(name, "10 Columbus Circle", "Springfield")).toBe(name)
    expect(vendorOf("Guest Table", "10 Columbus Circle", "Springfield")).not.toBe("Guest Table")
    expect(vendorOf("The Green Table: 7", "Alder Paper", "10 Columbus Circle")).toBe("Alder Paper")
  })

  it.each([
    "10 Columbus Circle",
    "250 W 57th",
    "1500 Broadway",
    "12 Waterloo Pl",
    "8 place Bellecour",
    "Hauptstr. 12",
    "An der Alster 14",
    "Av. Paulista 1578",
    "Corso Italia 7",
    "Ronda Norte 2",
    "Rynek 12"
  ])("is no address: %s", (address) => {
    expect(vendorOf(address, "Springfield")).not.toBe(address)
    expect(vendorOf("Alder Paper", address)).toBe("Alder Paper")
  })

  it.each(["Circle K", "4 Guys Pizza", "Studio 54", "Am Markt Caf\u00e9", "Pier 1 Imports"])(
    "is not taken for an address: %s",
    (name) => {
      expect(vendorOf(name, "12 Market Street", "Springfield")).toBe(name)
    }
  )

  it("follows a greeting that takes two lines, and may say where it is", () => {
    expect(vendorOf("THANK YOU FOR DINING", "AT OLIVE & THYME", "12 Elm Street")).toBe("OLIVE & THYME")
    expect(vendorOf("TOAST & CO @ VIVO", "GST Reg No: 200509271K")).toBe("TOAST & CO @ VIVO")
    expect(vendorOf("Olive & Thyme", "hello@olive.example")).toBe("Olive & Thyme")
  })

  it("is no chain whose name is only a word of an address", () => {
    expect(vendorOf("Harbor Fish", "1250 El Camino Real")).toBe("Harbor Fish")
  })

  it.each([
    "Blauwald Netze - Adam-Ries-Str. 6 - 95512 Neudorf",
    "Blauwald Netze, Tannenweg 6, D-95512 Neudorf",
    "Blauwald Netze Tannenstraße 6 - 95512 Neudorf",
    "Blauwald Netze | Talmatten 10 | 95512 Neudorf"
  ])("is whose letter it is by the line above the address: %s", (sender) => {
    expect(vendorOf(sender, "Erlenhof GmbH", "Ida Linden", "Birkengasse 1", "53797 Lohmar", "Rechnung")).toBe(
      "Blauwald Netze"
    )
  })

  it("is nothing that is sold for some cents", () => {
    expect(vendorOf("ROYAL Oak", "05/01/91", "NOODLES .59", "NOODLES .59", "BUNS 1.99")).toBe("ROYAL Oak")
  })
  it.each([
    ["Storgatan Bygg AB", "Kvitto Storgatan Bygg AB"],
    ["Maxi ICA Stormarknad Haninge", "Kvitto Maxi ICA Stormarknad Haninge"],
    ["Corner Coffee", "Receipt from Corner Coffee"],
    ["Invoice Ninja LLC", "Invoice Ninja LLC"]
  ])("is %s behind what a receipt is called: %s", (vendor, title) => {
    expect(vendorOf(title, "Datum 2026-06-22")).toBe(vendor)
  })

  it("is no title of a document that lost a space, and has no number of a register with a figure too many", () => {
    expect(vendorOf("RETAIL INVOICEORIGINAL", "GEETHA RESTAURANT", "Vesu Char Rasta 5")).toBe("GEETHA RESTAURANT")
    expect(vendorOf("ALDER PAPER SDN BHD (728384-4M)", "Some Street 5")).toBe("ALDER PAPER SDN BHD")
  })

  it("is no head of a table", () => {
    expect(vendorOf("Kvitto", "Datum 2026-06-22", "Beskrivning   Artikelnummer   Pris   Mängd   Summa(SEK)")).toBe(null)
  })
  it.each([
    ["REMA 1000", ["REMA 1000", "Org.nr 979 443 137 MVA"]],
    ["KIWI", ["Salgskvittering", "KIWI 818 Bøhmergaten"]],
    ["KIWI", ["Salgskvittering", "KIwI 818 Bøhmergaten"]],
    ["Kaufland", ["EUR", "Kaufland - Gutschmidtstraße 19"]],
    ["Kaufland", ["EUR", "Kaufland - GutschmidtstraBe 19"]],
    ["Willys", ["Vår affärsidé: Sveriges billigaste matkasse", "WiLLY:S"]],
    ["coop", ["Pour moi et pour toi. coop", "Neuchâtel Maladière"]],
    ["DECATHLON", ["DECATHLON", "Tasa Sin IVA Total IVA IVA Inc."]]
  ])("is of the chain %s, wherever its shop is and whatever it promises", (vendor, head) => {
    expect(vendorOf(...head)).toBe(vendor)
  })

  it.each([[["Hauptstrasse 45", "2340 Mödling"]], [["TICKET N 14401 - VENTE", "Commentaire:", "23/09/2026"]]])(
    "is neither a town, nor a field, nor what the prices are in: %s",
    (head) => {
      expect(vendorOf(...head)).toBe(null)
    }
  )

  it("is no web address for its country's letters, which are a legal form elsewhere", () => {
    expect(vendorOf("Alder Baguetteria", "Storgatan 5", "www.alderbaguetter.se", "ORG. NR 556123-4567")).toBe(
      "Alder Baguetteria"
    )
  })

  it("is a chain's without the number of its shop, though that is called so behind the name", () => {
    expect(vendorOf("STARBUCKS Store #12345", "1234 Pine St", "Seattle, WA")).toBe("STARBUCKS")
  })

  it.each([
    ["THE HOME DEPOT", "1234 Elm St"],
    ["FLOOR & HEARTH", "Skokie IL 60077"]
  ])("does not go on with where it is: %s, %s", (name, place) => {
    expect(vendorOf(name, place, "(847)555-1212")).toBe(name)
  })

  it.each([
    ["The Copper Kettle", ["Welcome to", "The Copper Kettle", "1204 Elm Street"]],
    ["Au Bon Coin", ["Au Bon Coin", "12 rue des Halles", "37000 Tours"]],
    ["La Table de Marie", ["La Table de Marie", "12 rue des Halles", "37000 Tours"]],
    ["SPICE ROUTE", ["SPICE ROUTE", "Family Restaurant (Veg & Non-Veg)", "80 Feet Road, Koramangala"]]
  ])("has its article below a greeting, and words of forms and of others: %s", (vendor, head) => {
    expect(vendorOf(...head)).toBe(vendor)
  })
})
