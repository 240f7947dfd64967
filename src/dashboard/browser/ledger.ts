import { find, make, say } from "./page.js"

type Verdict =
  | { readonly kind: "progress"; readonly events: number }
  | { readonly kind: "intact"; readonly events: number; readonly used: number; readonly heads: ReadonlyArray<string> }
  | { readonly kind: "fault"; readonly fault: string; readonly version: number }
  | { readonly kind: "failed"; readonly message: string }

const form = find<HTMLFormElement>("#verify")
const progress = find<HTMLProgressElement>("#verify-progress")
const verdict = find("#verdict")
const used = find("#used")
const shown = find("#head").textContent ?? ""
const all = Number(shown.split(":")[0] ?? 0)

const tell = (isGood: boolean, ...sentences: ReadonlyArray<string>): void =>
  verdict.replaceChildren(
    make("ul", { class: isGood ? "notice done" : "notice error" }, ...sentences.map((one) => make("li", {}, one)))
  )

form.addEventListener("submit", (event) => {
  event.preventDefault()
  const noted = find<HTMLInputElement>("#noted").value.trim().toLowerCase()
  const file = find<HTMLInputElement>("#kept").files?.[0] ?? null
  const worker = new Worker("/assets/browser/verifyWorker.js", { type: "module" })
  progress.hidden = false
  progress.value = 0
  verdict.textContent = say("ledger.verifying", 0)
  worker.addEventListener("message", ({ data }: MessageEvent<Verdict>) => {
    if (data.kind === "progress") {
      progress.value = data.events / Math.max(1, all)
      verdict.textContent = say("ledger.verifying", data.events)
      return
    }
    worker.terminate()
    progress.hidden = true
    if (data.kind === "failed") return tell(false, data.message)
    if (data.kind === "fault") return tell(false, say("ledger.fault", data.version, say(`ledger.faults.${data.fault}`)))
    const here = Number(used.dataset["used"])
    // an export that was kept may be older than what is shown
    const agrees = file !== null || data.used === here
    const isShown = data.heads.includes(shown)
    const isProven = noted === "" || data.heads.includes(noted)
    tell(
      agrees && isProven && (isShown || file !== null),
      say("ledger.intact", data.events),
      ...(file !== null
        ? []
        : [agrees ? say("ledger.countAgrees", here) : say("ledger.countDiffers", data.used, here)]),
      ...(isShown ? [say("ledger.headShown")] : file === null ? [say("ledger.headGone")] : []),
      ...(noted === "" ? [] : [say(isProven ? "ledger.headProven" : "ledger.headMissing")])
    )
  })
  worker.postMessage({ file, heads: [shown, ...(noted === "" ? [] : [noted])], month: used.dataset["month"] })
})
