import { expect, it } from "vitest"
import { vendorOf } from "../support/vendorOf.ts"

const address = ["12 Some Street", "Oxford OX1 4DB"]

it.each([
  "Guests: 2",
  "Server: Anna",
  "Open 24 hours",
  "Powered by Square",
  "Free WiFi: guest123",
  "Keep this receipt",
  "Refunds within 30 days",
  "Have a nice day",
  "Halal",
  "Chip read",
  "Store Manager Joe Smith",
  "Official receipt",
  "Es bediente Sie: Anna",
  "Zwischenrechnung",
  "Außer Haus",
  "Votre caissier : Paul",
  "À emporter",
  "Le atendió: Ana",
  "Para llevar",
  "Via do cliente",
  "Kopie klant",
  "Na wynos",
  "Tak for besøget",
  "С собой",
  "電子發票證明聯",
  "お持ち帰り",
  "Asante"
])("a line of a till is no name, and not the beginning of one: %s", (line) => {
  expect(vendorOf(line, "Alderwood", ...address)).toBe("Alderwood")
  expect(vendorOf(line, "12.03.2024 12:33")).toBeNull()
})

it.each(["Anna's Kitchen", "The Good Time Bar", "Delivery Works", "Caja Roja", "Host & Sons", "Casa Hola"])(
  "a name may have words of such lines: %s",
  (name) => {
    expect(vendorOf(name, ...address)).toBe(name)
  }
)
