import { find, make, money, say } from "./page.js"
import { openReading } from "./reading.js"

/** Converts files of the browser: two at a time, each with its own progress. */

interface Done {
  readonly state: "done"
  readonly id: string
  readonly vendor: string | null
  readonly date: string | null
  readonly total: number
  readonly currency: string
  readonly warnings: number
  readonly used: number
  readonly limit: number
  readonly pages: ReadonlyArray<string>
}
type News =
  | { readonly state: "waiting"; readonly place: number }
  | { readonly state: "reading" }
  | Done
  | { readonly state: "failed"; readonly error: string; readonly message: string }
  | { readonly state: "lost" }

interface Job {
  readonly file: File
  readonly line: HTMLLIElement
  readonly state: HTMLElement
  readonly bar: HTMLProgressElement
  readonly actions: HTMLElement
  end: "done" | "failed" | null
}

const atOnce = 2
const waiting: Array<Job> = []
const jobs: Array<Job> = []
let running = 0
let sending = 0

const list = find("#jobs")
const result = find("#result")
const summary = find("#files-summary")
const quota = document.querySelector("[data-quota]")
const limit = find("#limit")
const converter = find("#converter")
converter.hidden = false

const show = async (done: Done): Promise<void> => {
  const response = await fetch(`/conversions/${done.id}?fragment`)
  if (!response.ok) return
  // a page of ours, drawn by the server, which escapes what a receipt says
  const view = new DOMParser().parseFromString(await response.text(), "text/html").querySelector(".reading")!
  result.replaceChildren(make("h2", { dir: "auto" }, done.vendor ?? say("conversion.none")), document.adoptNode(view))
  openReading(result, done.pages)
  for (const job of jobs) job.line.classList.toggle("shown", job.line.dataset["id"] === done.id)
}

const sumUp = (): void => {
  const [done, failed] = (["done", "failed"] as const).map((end) => jobs.filter((job) => job.end === end).length)
  const sentence = say("convert.summary", done!, jobs.length)
  summary.textContent = failed === 0 ? sentence : `${sentence}, ${say("convert.notConverted", failed!)}`
}

const showQuota = ({ limit: most, used }: Done): void => {
  if (quota === null) return
  const count = quota.getAttribute("data-counts") === "used" ? used : most - used
  quota.textContent = (quota.getAttribute("data-words") ?? "").replace("{0}", String(count))
}

const finish = (job: Job, end: "done" | "failed"): void => {
  job.end = end
  job.bar.hidden = true
  job.line.classList.add(end)
  sumUp()
}

const hear = (job: Job, news: News): void => {
  switch (news.state) {
    case "waiting":
      job.bar.removeAttribute("value")
      return void (job.state.textContent = say("convert.waiting", news.place))
    case "reading":
      job.bar.removeAttribute("value")
      return void (job.state.textContent = say("convert.reading"))
    case "done": {
      job.line.dataset["id"] = news.id
      job.state.replaceChildren(
        make("strong", { dir: "auto" }, news.vendor ?? "–"),
        ` ${money(news.total)} ${news.currency}`,
        ...(news.warnings > 0 ? [" ", make("span", { class: "tag warn" }, "!")] : [])
      )
      const open = make("button", { type: "button", class: "small" }, say("convert.open"))
      open.addEventListener("click", () => void show(news))
      job.actions.replaceChildren(open, make("a", { href: `/conversions/${news.id}` }, "↗"))
      job.actions.lastElementChild!.setAttribute("aria-label", `${say("convert.open")}: ${job.file.name}`)
      showQuota(news)
      finish(job, "done")
      if (result.childElementCount === 0) void show(news)
      return
    }
    case "failed":
      job.state.replaceChildren(make("strong", {}, say("convert.failed")), ` ${news.message}`)
      if (news.error === "monthly_limit_reached") {
        limit.hidden = false
        limit.replaceChildren(
          `${converter.dataset["limit"]} `,
          make("a", { href: "/usage#plans" }, say("convert.plans"))
        )
      }
      if (news.error === "conversion_failed") addRetry(job)
      return finish(job, "failed")
    case "lost":
      job.state.textContent = say("convert.lost")
      addRetry(job)
      return finish(job, "failed")
  }
}

const addRetry = (job: Job): void => {
  const again = make("button", { type: "button", class: "small" }, say("convert.again"))
  again.addEventListener("click", () => {
    job.line.remove()
    jobs.splice(jobs.indexOf(job), 1)
    add([job.file])
  })
  job.actions.replaceChildren(again)
}

const send = (job: Job): void => {
  running++
  sending++
  const form = new FormData()
  form.append("file", job.file, job.file.name)
  form.append("file_name", job.file.name)
  const request = new XMLHttpRequest()
  let isSent = false
  const sent = () => {
    if (!isSent) sending--
    isSent = true
  }
  let heard = 0
  const listen = () => {
    // signed out meanwhile, or a proxy's own page
    if (request.getResponseHeader("content-type")?.startsWith("application/x-ndjson") !== true) return
    const lines = request.responseText.slice(heard).split("\n")
    for (const line of lines.slice(0, -1)) {
      heard += line.length + 1
      if (line !== "") hear(job, JSON.parse(line) as News)
    }
  }
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    job.bar.value = loaded / total
    job.state.textContent = say("convert.sending", Math.round((loaded / total) * 100))
  })
  request.upload.addEventListener("load", () => {
    sent()
    job.bar.removeAttribute("value")
    job.state.textContent = say("convert.sent")
  })
  request.addEventListener("progress", listen)
  request.addEventListener("loadend", () => {
    sent()
    // an answer that is none of ours: signed out meanwhile, or a server that went away
    if (request.status === 200) listen()
    if (job.end === null) hear(job, { state: "lost" })
    running--
    pump()
  })
  request.open("POST", "/convert/file")
  request.send(form)
}

const pump = (): void => {
  for (const job of waiting.splice(0, atOnce - running)) send(job)
}

const add = (files: Iterable<File>): void => {
  for (const file of files) {
    const state = make("span", { class: "state" }, say("convert.queued"))
    const bar = make("progress", { max: "1", "aria-label": file.name })
    bar.value = 0
    const actions = make("span", { class: "actions" })
    const line = make("li", {}, make("span", { class: "name", dir: "auto" }, file.name), state, actions, bar)
    list.append(line)
    const job: Job = { file, line, state, bar, actions, end: null }
    jobs.push(job)
    waiting.push(job)
  }
  if (jobs.length > 0) sumUp()
  pump()
}

const drop = find("#drop")
for (const id of ["#files", "#camera"]) {
  const input = find<HTMLInputElement>(id)
  input.addEventListener("change", () => {
    add(input.files ?? [])
    input.value = ""
  })
}
for (const type of ["dragover", "dragenter"]) {
  document.addEventListener(type, (event) => {
    event.preventDefault()
    drop.classList.add("over")
  })
}
document.addEventListener("dragleave", (event) => {
  if (event.relatedTarget === null) drop.classList.remove("over")
})
document.addEventListener("drop", (event) => {
  event.preventDefault()
  drop.classList.remove("over")
  add(event.dataTransfer?.files ?? [])
})
document.addEventListener("paste", (event) => {
  const files = event.clipboardData?.files
  if (files !== undefined && files.length > 0) add(files)
})
// what has arrived goes on by itself; what is still to be sent would be lost
addEventListener("beforeunload", (event) => {
  if (sending + waiting.length > 0) event.preventDefault()
})
