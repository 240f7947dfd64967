import { expect, it } from "vitest"
import { readTyped } from "../support/readTyped.ts"

const folio = (first: string, second: string, last: string) => `COURTYARD BY MARRIOTT
30 E Hubbard St, Chicago IL 60611
GUEST FOLIO
Jane Miller                    Room: 1207
                               Arrive: ${first}   Depart: ${last}   Folio: 78123
Date      Description                       Charges     Credits
${first}   Room Charge                       189.00
${first}   State Occupancy Tax                22.49
${second}   Room Charge                       189.00
${second}   State Occupancy Tax                22.49
${second}   The Bistro Breakfast               14.35
${last}   Visa                                          437.33
BALANCE:                                       0.00`

it.each([
  ["03Mar25", "04Mar25", "05Mar25"],
  ["03-Mar-25", "04-Mar-25", "05-Mar-25"],
  ["03/03/25", "03/04/25", "03/05/25"]
])("a stay is paid for on its last day, and taxed each night: %s", (first, second, last) => {
  const data = readTyped(folio(first, second, last))
  expect(data).toMatchObject({ date: "2025-03-05", total: 437.33 })
  expect(data?.items.map(({ name }) => name)).toEqual(["Room Charge", "Room Charge", "The Bistro Breakfast"])
  expect(data?.taxes?.map(({ amount }) => amount)).toEqual([22.49, 22.49])
})
