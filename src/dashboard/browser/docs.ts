import { find } from "./page.js"

const form = find<HTMLFormElement>("#try")
form.addEventListener("submit", async (event) => {
  event.preventDefault()
  const answer = find("#try-answer")
  const body = new FormData()
  body.append("file", find<HTMLInputElement>("#try-file").files![0]!)
  answer.hidden = false
  answer.textContent = "…"
  try {
    const response = await fetch("/v1/convert?include=evidence", {
      method: "POST",
      headers: { authorization: `Bearer ${find<HTMLInputElement>("#try-key").value.trim()}` },
      body
    })
    answer.textContent = `${response.status}\n${JSON.stringify(await response.json(), null, 2)}`
  } catch (error) {
    answer.textContent = String(error)
  }
})
