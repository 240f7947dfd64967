// A model's server on this machine that is at fault four times in ten, in every way that was seen with real ones.
import { createServer } from "node:http"

const receipt = {
  is_receipt: true,
  vendor: "HARBOUR LANE BAKERY",
  date: "2026-11-14",
  total: 35.1,
  subtotal: 32.5,
  currency: "USD",
  payment_method: "Visa 4417",
  category: "Dining",
  tip: null,
  taxes: [{ label: "Sales Tax", amount: 2.6 }],
  items: [{ name: "Sourdough Loaf", quantity: 2, unit_price: 6.5, total_price: 13 }]
}
const completion = (content) => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_795_000_000,
  model: "soak",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content, refusal: null } }],
  usage: { prompt_tokens: 1_200, completion_tokens: 150, total_tokens: 1_350 }
})
const json = (response, status, body, headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body))

const well = (response) => json(response, 200, completion(JSON.stringify(receipt)))
const faults = {
  invents: (response) => json(response, 200, completion(JSON.stringify({ ...receipt, total: 99_999.99 }))),
  "says prose": (response) => json(response, 200, completion("I am sorry, I cannot read this.")),
  "answers 500": (response) => json(response, 500, { error: { message: "overloaded", type: "error", code: null } }),
  "answers 429": (response) => json(response, 429, { error: { message: "slow down" } }, { "retry-after": "1" }),
  "sends a page": (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>Bad gateway"),
  "hangs up": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
    response.write('{"id": "chatcmpl-1", "choices": [')
    setTimeout(() => response.destroy(), 20)
  },
  "stays silent": () => undefined
}

/** Where it listens, and what it did how often. */
export const startModel = async (next) => {
  const did = {}
  const server = createServer((request, response) => {
    request.resume()
    request.once("end", () => {
      const names = Object.keys(faults)
      const fault = next(10) < 4 ? names[next(names.length)] : null
      const name = fault ?? "answers well"
      did[name] = (did[name] ?? 0) + 1
      if (fault === null) well(response)
      else faults[fault](response)
    })
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    did,
    base: `http://127.0.0.1:${server.address().port}/v1`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    }
  }
}
