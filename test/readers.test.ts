import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Scope } from "effect"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { fails, type ModelRequest, type ModelServer, says, startModelServer } from "./support/ModelServer.ts"
import { sampleReceipt } from "./support/sampleReceipt.ts"
import { receipts, type RunningService, startService } from "./support/Service.ts"

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url))

/** What both readers must find in the other fixtures; where the local one errs in letters, the field is left out. */
const invoice = {
  vendor: "Northwind Paper GmbH",
  date: "2026-11-14",
  total: 83.3,
  subtotal: 70,
  currency: "EUR",
  payment_method: null,
  category: "Office Supplies",
  tip: null,
  taxes: [{ label: "MwSt", amount: 13.3 }],
  items: [
    { name: "Kopierpapier A4, 500 Blatt", quantity: 10, unit_price: 4.5, total_price: 45 },
    { name: "Briefumschläge C6", quantity: 2, unit_price: 12.5, total_price: 25 }
  ]
}
const grocer = {
  date: "2026-11-14",
  total: 454.4,
  subtotal: null,
  currency: "RUB",
  payment_method: "Cash",
  category: "Groceries",
  tip: null,
  taxes: [],
  items: [
    { name: "Молоко пастеризованное", quantity: 1, unit_price: 89.9, total_price: 89.9 },
    { name: "Хлеб ржаной", quantity: 1, unit_price: 54, total_price: 54 },
    { name: "Сыр домашний", quantity: 1, unit_price: 310.5, total_price: 310.5 }
  ]
}
const suite = [
  { name: "a photo", file: fixture("sample-receipt.jpg"), truth: sampleReceipt },
  { name: "a 12-megapixel HEIC photo", file: fixture("sample-receipt-12mp.heic"), truth: sampleReceipt },
  {
    name: "a photo on its head",
    file: await sharp(fixture("sample-receipt.jpg")).rotate(180).toBuffer(),
    truth: sampleReceipt
  },
  {
    name: "a photo on its side",
    file: await sharp(fixture("sample-receipt.jpg")).rotate(90).toBuffer(),
    truth: sampleReceipt
  },
  {
    name: "a photo of a table with a small paper on it",
    file: await sharp({ create: { width: 3_216, height: 2_971, channels: 3, background: "#4a3b2f" } })
      .composite([{ input: await sharp(fixture("sample-receipt.jpg")).resize(536).toBuffer(), left: 965, top: 495 }])
      .jpeg({ quality: 90 })
      .toBuffer(),
    truth: sampleReceipt
  },
  { name: "a photo in Cyrillic letters", file: fixture("cyrillic-receipt.jpg"), truth: grocer },
  { name: "a PDF of two pages", file: fixture("sample-invoice.pdf"), truth: invoice }
]

interface Answer {
  readonly status: number
  readonly reader: string | null
  readonly confidence: number
  readonly body: { readonly data?: object; readonly error?: string; readonly conversions_used?: number }
}

const dataDirectories: Array<string> = []

const start = (environment: Record<string, string>) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "receipts-readers-"))
  dataDirectories.push(dataDirectory)
  return startService({ DATA_DIR: dataDirectory, ...environment })
}

const convert = async (service: RunningService, file: Uint8Array): Promise<Answer> => {
  const form = new FormData()
  form.append("file", new Blob([Uint8Array.from(file)]), "receipt")
  const headers = { authorization: `Bearer ${service.key}` }
  const response = await fetch(`${service.base}/convert`, { method: "POST", headers, body: form })
  return {
    status: response.status,
    reader: response.headers.get("x-extractor"),
    confidence: Number(response.headers.get("x-extraction-confidence")),
    body: (await response.json()) as Answer["body"]
  }
}

afterAll(() => dataDirectories.forEach((directory) => rmSync(directory, { recursive: true, force: true })))

describe("the local reader", () => {
  let service: RunningService
  beforeAll(async () => {
    // the environment of a house that uses models for other things
    service = await start({ OPENAI_API_KEY: "sk-of-another-program" })
  })
  afterAll(() => service.stop())

  for (const { file, name, truth } of suite) {
    it(`reads ${name}`, async () => {
      const { body, confidence, reader, status } = await convert(service, file)
      expect({ status, reader }).toEqual({ status: 200, reader: "local" })
      expect(body.data).toMatchObject(truth)
      expect(confidence).toBeGreaterThan(0.5)
    })
  }
})

/** Receipts in scripts and with signs that the Latin reader cannot see; see scripts/sample-scripts.mjs. */
const scripts = [
  { script: "arabic", total: 75.5, currency: "SAR", items: ["خبز عربي", "حليب طازج", "جبنة بيضاء"] },
  { script: "arabic-short", total: 39.5, currency: "SAR", items: ["قهوة", "جبن", "حليب"] },
  { script: "greek", total: 5.75, currency: "EUR", items: ["ΤΥΡΟΠΙΤΑ", "ΓΑΛΑ ΦΡΕΣΚΟ"] },
  { script: "hebrew", total: 34.2, currency: "ILS", items: ["לחם מלא", "חלב טרי", "גבינה לבנה"] },
  { script: "hindi", total: 250, currency: "INR", items: ["दाल मखनी", "तंदूरी रोटी", "मसाला चाय"] },
  { script: "japanese", total: 1680, currency: "JPY", items: ["とんかつ定食", "ビール"] },
  { script: "japanese-counts", total: 628, currency: "JPY", items: ["たまご10個", "お茶500ml", "食パン"] },
  { script: "korean", total: 19500, currency: "KRW", items: ["김치찌개", "비빔밥"] },
  { script: "korean-sizes", total: 8160, currency: "KRW", items: ["서울우유1L", "삼다수2L"] },
  { script: "pound", total: 6, currency: "GBP", items: ["Double Espresso", "Scone"] },
  { script: "euro", total: 6, currency: "EUR", items: ["Double Espresso", "Scone"] },
  { script: "thai", total: 210, currency: "THB", items: ["ข้าวผัดกุ้ง", "ชาเย็น"] },
  { script: "thai-month", total: 150, currency: "THB", items: ["ข้าวผัดกุ้ง", "ชาเย็น"] },
  { script: "thai-short", total: 145, currency: "THB", items: ["ปลา", "หมูปิ้ง", "ชาเย็น"] }
]

describe("the local reader, where the Latin one is blind,", () => {
  let service: RunningService
  beforeAll(async () => {
    service = await start({})
  })
  afterAll(() => service.stop())

  for (const { currency, items, script, total } of scripts) {
    it(`reads ${script}`, async () => {
      const { body, status } = await convert(service, fixture(`scripts/${script}.jpg`))
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ date: "2026-11-14", total, currency })
      const { items: read } = body.data as { items: ReadonlyArray<{ name: string }> }
      expect(read.map(({ name }) => name)).toEqual(expect.arrayContaining(items))
    })
  }

  it("turns a page that nothing can be read of, and that did not look upside down", async () => {
    const hindi = await sharp(fixture("scripts/hindi.jpg")).rotate(180).toBuffer()
    expect((await convert(service, hindi)).body.data).toMatchObject({ total: 250, currency: "INR" })
  })
})

describe("the model reader", () => {
  let service: RunningService
  let model: ModelServer
  const scope = Effect.runSync(Scope.make())
  beforeAll(async () => {
    model = await Effect.runPromise(Scope.extend(startModelServer, scope))
    service = await start({ EXTRACTOR: "model", OPENAI_MODEL: "test-vision", OPENAI_BASE_URL: model.baseUrl.href })
  })
  afterAll(async () => {
    await service.stop()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  const vendor = "the vendor"
  const said = (truth: object) => ({ vendor, is_receipt: true, ...truth })

  const partsOf = ({ body }: ModelRequest) => {
    const { content } = body.messages[1]!
    return typeof content === "string" ? [] : content
  }
  const picturesOf = (request: ModelRequest) =>
    partsOf(request).flatMap(({ image_url }) =>
      image_url === undefined ? [] : [Buffer.from(image_url.url.split(",")[1]!, "base64")]
    )

  for (const { file, name, truth } of suite) {
    it(`reads ${name}`, async () => {
      model.script(says(said(truth)))
      const { body, confidence, reader, status } = await convert(service, file)
      expect({ status, reader }).toEqual({ status: 200, reader: "model:test-vision" })
      expect(body.data).toEqual({ vendor: expect.not.stringContaining(vendor), ...truth })
      expect(confidence).toBeGreaterThan(0.7)
      expect(model.requests.length).toBe(1)
    })

    it(`lets no invented amount through for ${name}`, async () => {
      const forged = said({
        ...truth,
        total: truth.total + 1.07,
        tip: 7.77,
        items: [...truth.items, { name: "Forged", quantity: 1, unit_price: 66.66, total_price: 66.66 }]
      })
      model.script(says(forged))
      const { body } = await convert(service, file)
      expect(body.data).toEqual({ vendor: expect.not.stringContaining(vendor), ...truth })
      expect(model.requests.length).toBe(2)
    })
  }

  it("is shown a photo upright, cut to its text, no larger than it must be", async () => {
    const upright = fixture("sample-receipt.jpg")
    const table = await sharp({ create: { width: 3_000, height: 3_600, channels: 3, background: "#333333" } })
      .composite([{ input: upright, left: 300, top: 900 }])
      .rotate(180)
      .jpeg()
      .toBuffer()
    model.script(says(said(sampleReceipt)))
    expect((await convert(service, table)).body.data).toMatchObject(sampleReceipt)
    const [picture] = picturesOf(model.requests[0]!)
    const { format, height = 0, width = 0 } = await sharp(picture).metadata()
    const printed = await sharp(upright).metadata()
    expect(format).toBe("jpeg")
    expect(Math.max(width, height)).toBeLessThanOrEqual(1_568)
    expect(width / height).toBeLessThan(1.35 * ((printed.width ?? 1) / (printed.height ?? 1)))
  })

  it("is shown a PDF's text in the order of its layout, and its pages while they are few", async () => {
    model.script(says(said(invoice)))
    await convert(service, fixture("sample-invoice.pdf"))
    const [request] = model.requests as [ModelRequest]
    expect(picturesOf(request).length).toBe(2)
    const text = partsOf(request)
      .map((part) => part.text ?? "")
      .join("\n")
    expect(text).toContain("Kopierpapier A4, 500 Blatt  |  10  |  4,50  |  45,00\nBriefumschläge C6")
  })

  it("charges nothing when the model fails, and answers conversion_failed", async () => {
    model.script(says(said(sampleReceipt)))
    const before = (await convert(service, fixture("sample-receipt.jpg"))).body.conversions_used!
    model.script(fails(401))
    const { body, status } = await convert(service, fixture("sample-receipt.jpg"))
    expect({ status, error: body.error }).toEqual({ status: 500, error: "conversion_failed" })
    model.script(says(said(sampleReceipt)))
    const after = (await convert(service, fixture("sample-receipt.jpg"))).body.conversions_used
    expect(after).toBe(before + 1)
  })
})

describe("EXTRACTOR", () => {
  it("set to auto falls back to the local reader while the provider is down", async () => {
    const service = await start({ OPENAI_MODEL: "test-vision", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" })
    try {
      const { body, reader } = await convert(service, fixture("sample-receipt.jpg"))
      expect(reader).toBe("local")
      expect(body.data).toMatchObject(sampleReceipt)
    } finally {
      await service.stop()
    }
  })

  it("set to model demands the name of one", async () => {
    const { code, stderr } = await receipts({ EXTRACTOR: "model" }, "serve")
    expect(code).toBe(1)
    expect(stderr).toContain("EXTRACTOR=model needs the name of a model")
  })
})
