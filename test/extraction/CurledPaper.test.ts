import { describe, expect, it } from "vitest"
import { readPages, readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

describe("a picture of curled paper", () => {
  const page = receiptPage(["Bakery", "Tea   18.14", "Subtotal   18.14", "Tax   1.18", "Tip   3.27", "Total   22.59"])
  /** Everything on the right stands a line too high, as one sees paper from its side. */
  const curled = page.runs.map((run) =>
    run.left < 200 || run.top <= 20 ? run : { ...run, top: run.top - 20, bottom: run.bottom - 20 }
  )

  it("is read as it is where the heads of its table stand side by side only so", () => {
    const print: ReadonlyArray<readonly [string, number, number, number, number, number?]> = [
      ["IROKO SUPERSTORES LTD", 550, 813, 121, 143, 0.0093],
      ["12 Allen Avenue, Ikeja, Lagos", 547, 818, 143, 166, 0.0136],
      ["RC 123456 TIN 12345678-0001", 538, 826, 164, 186, 0.0078],
      ["Receipt No: 000412 12/10/2026 15:44", 122, 484, 181, 205, 0.0071],
      ["Attendant: Ngozi", 120, 279, 201, 226, 0.0145],
      ["Item", 125, 174, 229, 253],
      ["Price", 734, 788, 231, 258, 0.0526],
      ["Qty", 634, 673, 232, 259],
      ["Amount", 1159, 1237, 236, 262, 0.0175],
      ["Golden Penny Rice 5kg", 126, 339, 261, 287, 0.0156],
      ["2", 633, 652, 265, 290],
      ["N8,500.00", 736, 834, 266, 291],
      ["N17,000.00", 1127, 1237, 269, 293],
      ["Peak Milk 400g", 126, 267, 295, 320, 0.0177],
      ["3", 633, 652, 299, 321],
      ["N2,150.00", 736, 833, 299, 323],
      ["N6,450.00", 1137, 1236, 302, 327],
      ["Sub Total", 125, 214, 328, 352],
      ["N23,450.00", 567, 677, 331, 355],
      ["VAT 7.5%", 124, 216, 361, 385],
      ["N1,758.75", 579, 676, 365, 389],
      ["Grand Total", 126, 248, 394, 419],
      ["N25,208.75", 556, 676, 398, 422],
      ["POS", 122, 168, 426, 453, 0.0526],
      ["N25,208.75", 566, 676, 431, 455, 0.0118]
    ]
    const runs = print.map(([text, left, right, top, bottom, slope]) => ({
      text,
      left,
      right,
      top,
      bottom,
      confidence: 1,
      ...(slope === undefined ? {} : { slope })
    }))
    const data = readReceipt([{ width: 1353, height: 576, angle: 0, runs }])?.data
    expect(data?.items.map(({ name }) => name)).toEqual(["Golden Penny Rice 5kg", "Peak Milk 400g"])
  })

  it("is bent until its sums hold", () => {
    const data = readReceipt([{ ...page, runs: curled, angle: 0 }])?.data
    expect(data).toMatchObject({ total: 22.59, subtotal: 18.14, tip: 3.27, taxes: [{ amount: 1.18 }] })
  })

  it("is bent, too, where only the sums have lost their names, and goods come to what is called a subtotal", () => {
    const lines = ["Pizza House", "Coke   2.95", "Burger   13.20", "Cover   1.99", "Subtotal   18.14", "Tax   1.18"]
    const table = receiptPage([...lines, "18% Gratuity   3.27", "Total   22.59"])
    const rises = [0, 3, 5, 7, 11, 17, 16, 20]
    const runs = table.runs.map((run) => {
      const rise = run.left < 200 ? 0 : rises[Math.round(run.top / 20)]!
      return { ...run, top: run.top - rise, bottom: run.bottom - rise }
    })
    const data = readReceipt([{ ...table, runs, angle: 0 }])?.data
    expect(data).toMatchObject({ total: 22.59, subtotal: 18.14, tip: 3.27, taxes: [{ amount: 1.18 }] })
  })

  it("is bent where a tax is named and has lost its amount", () => {
    const lines = ["Burgers", "French fries   2.19", "Subtotal   2.19", "Tax   0.15", "Take-Out Total   2.34"]
    const table = receiptPage([...lines, "Cash   2.34", "Change   0.00"])
    const rises = [0, 0, 4, 12, 14, 15, 15]
    const runs = table.runs.map((run) => {
      const rise = run.left < 200 ? 0 : rises[Math.round(run.top / 20)]!
      return { ...run, top: run.top - rise, bottom: run.bottom - rise }
    })
    const data = readReceipt([{ ...table, runs, angle: 0 }])?.data
    expect(data).toMatchObject({ total: 2.34, subtotal: 2.19, taxes: [{ amount: 0.15 }] })
  })

  it("is laid flat where its prices stand beside their names by ever more, and tells where they were printed", () => {
    const dishes = ["Prawns", "Seaweed", "Teriyaki", "Rice", "Dragon roll", "Special roll", "Palm roll", "Tempura"]
    const names = [...dishes, "Miso soup", "Edamame", "Green tea", "Iced tea", "Ice cream"]
    const lines = names.map((name, at) => `${name}   ${at + 2}.50`)
    const flat = receiptPage(["Seat Number", ...lines, "Total   110.50"])
    // the upper the price, the higher it stands: at the top by most of a line
    const runs = flat.runs.map((run) => {
      const rise = run.left < 200 ? 0 : (1 - run.top / flat.height) * 17
      return { ...run, top: run.top - rise, bottom: run.bottom - rise }
    })
    const read = readPages([{ ...flat, runs, angle: 0 }])
    expect(read?.items.map(({ value }) => value.name)).toEqual(names)
    const first = runs.find(({ text }) => text === "2.50")!
    const [place] = read!.items[0]!.places
    const right = Math.max(...place!.box.map(([x]) => x))
    const corner = place!.box.find(([x]) => x === right)!
    expect(corner[1] * flat.height).toBeCloseTo(first.top, 0)
  })

  it("is laid flat by the slopes of its lines, and tells where they were printed", () => {
    const dishes = ["Prawn crackers", "Seaweed salad", "Chicken teriyaki", "Special fried rice", "Dragon roll of eel"]
    const lines = dishes.map((name, at) => `${name}   ${at + 2}.50`)
    const flat = receiptPage(["Date 12/03/2024", "Table number 7", ...lines, "Total to be paid   22.50"])
    // the paper bends up to its left side
    const bend = 0.0003
    const runs = flat.runs.map((run) => {
      const away = flat.width - (run.left + run.right) / 2
      const rise = (bend * away ** 2) / 2
      return { ...run, top: run.top + rise, bottom: run.bottom + rise, slope: -bend * away }
    })
    const read = readPages([{ ...flat, runs, angle: 0 }])
    expect(read?.items.map(({ value }) => value.name)).toEqual(dishes)
    const [first] = read!.items[0]!.places
    const corner = first!.box.reduce((best, one) => (one[0] + one[1] / 9 < best[0] + best[1] / 9 ? one : best))
    expect(corner[1] * flat.height).toBeCloseTo(runs.find(({ text }) => text === "Prawn crackers")!.top, -1)
  })

  it("is no screen, whose prices stand beside their names though its short lines slope by chance", () => {
    const flat = receiptPage([
      "Northern Skies",
      "Booking QX7T2L   Issued 2 May 2026",
      "Passenger   Eva Lindgren",
      "NS 421   Stockholm to Oslo",
      "Fare   890.00",
      "Taxes and charges   214.00",
      "Baggage 23 kg   250.00",
      "Grand total   1354.00",
      "Form of payment   AMEX ****1005"
    ])
    const bags = flat.runs.find(({ text }) => text.startsWith("Baggage"))!.top
    const runs = flat.runs.map((run) => ({
      ...run,
      slope: run.top < bags ? (0.65 * (run.bottom - run.top)) / (flat.width * 0.7) : 0
    }))
    const read = readPages([{ ...flat, runs, angle: 0 }])
    expect(read?.items.map(({ value }) => value.name)).toEqual(["Fare", "Baggage 23 kg"])
  })

  it("is left alone where nothing comes to hold", () => {
    const lines = ["Bakery", "Tea   18.14", "Cake   4.00", "Total   99.00"]
    expect(readReceipt([{ ...receiptPage(lines), angle: 0 }])?.data.total).toBe(99)
  })
})
