import { openReading } from "./reading.js"

const save = openReading(document)
const go = (id: string): void => (document.getElementById(id) as HTMLAnchorElement | null)?.click()

const saveAndNext = async (): Promise<void> => {
  if (await save()) go("older")
}

const next = document.getElementById("save-next") as HTMLButtonElement
next.hidden = false
next.addEventListener("click", () => void saveAndNext())

const commands: Readonly<Record<string, () => void>> = {
  j: () => go("older"),
  k: () => go("newer"),
  s: () => void save(),
  n: () => void saveAndNext(),
  e: () => document.getElementById("f-total")?.focus()
}

document.addEventListener("keydown", (event) => {
  const isTyping = (event.target as Element).matches("input, select, textarea")
  if (event.key === "Escape" && isTyping) return (event.target as HTMLElement).blur()
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  const command = commands[event.key.toLowerCase()]
  if (command === undefined) return
  event.preventDefault()
  command()
})
