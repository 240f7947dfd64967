/** Buttons that copy the text of an element. */
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
  button.hidden = false
  const before = button.textContent
  button.addEventListener("click", async () => {
    const text = document.getElementById(button.dataset["copy"]!)?.textContent ?? ""
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // without the right to use the clipboard the text is at least selected
      getSelection()?.selectAllChildren(document.getElementById(button.dataset["copy"]!)!)
      return
    }
    button.textContent = button.dataset["done"]!
    setTimeout(() => (button.textContent = before), 2_000)
  })
}
