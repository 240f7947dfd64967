import { readFile } from "node:fs/promises"

const form = new FormData()
form.append("file", new Blob([await readFile("receipt.jpg")]), "receipt.jpg")

const response = await fetch("http://127.0.0.1:3000/v1/convert", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.API_KEY}` },
  body: form
})
const answer = await response.json()
if (!answer.success) throw new Error(`${answer.error}: ${answer.message}`)
console.log(answer.data.vendor, answer.data.total, answer.data.currency)
