import { describe, expect, it } from "vitest"
import { readTyped } from "../support/readTyped.ts"

const vendorOf = (...head: ReadonlyArray<string>) =>
  readTyped(`${head.join("\n")}\n14.03.2024 10:22\nEspresso     2.10\nCake     3.50\nTotal     5.60`)?.vendor

describe("a name that its address goes on in the same line", () => {
  it.each([
    ["Bar Centrale Via Roma 12", "Bar Centrale"],
    ["Farmacia Dr. Verdi - Corso Torino, 45 - 10100 Torino", "Farmacia Dr. Verdi"],
    ["Bar Manolo C/ Toledo, 45 28005 Madrid", "Bar Manolo"],
    ["Apteka Pod Lwem ul. Warszawska 5", "Apteka Pod Lwem"],
    ["Bäckerei Müller Hauptstraße 12", "Bäckerei Müller"],
    ["Gasthaus Krone, Marktplatz 3, 79098 Freiburg", "Gasthaus Krone"],
    ["Boulangerie Paul 12 rue de Paris", "Boulangerie Paul"],
    ["Joe's Pizza 7 Carmine St", "Joe's Pizza"],
    ["The Corner Shop, Station Road, Leeds", "The Corner Shop"],
    ["Alder Stores Ltd, Shire Park, Welwyn Garden City", "Alder Stores Ltd"],
    ["Alder Films, Inc. 121 Albright Way, Los Gatos, CA 95032", "Alder Films, Inc."]
  ])("is without it: %s", (line, name) => {
    expect(vendorOf(line)).toBe(name)
  })

  it("stays as it is where a word of addresses is its own, or nothing but an address stands there", () => {
    expect(vendorOf("Fifth Avenue Deli")).toBe("Fifth Avenue Deli")
    expect(vendorOf("12 Main Street, Leeds", "Blue Door Cafe")).toBe("Blue Door Cafe")
    expect(vendorOf("Riverside Park, Station Road, Leeds", "Blue Door Cafe")).toBe("Blue Door Cafe")
  })
})
