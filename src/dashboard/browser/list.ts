/** Selects all lines of the list at once. */
const all = document.getElementById("all") as HTMLInputElement | null
if (all !== null) {
  all.hidden = false
  all.addEventListener("change", () => {
    for (const box of document.querySelectorAll<HTMLInputElement>('#list input[name="id"]')) box.checked = all.checked
  })
}
