/** Elements of a drawn document, each run of text in an element of its own, so that its box can be measured. */

const escaped = (text) => text.replace(/[&<>]/g, (one) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[one])

export const run = (text, style = "") => `<span class="t" style="${style}">${escaped(text)}</span>`

/** Texts at the two ends of a line. */
export const ends = (left, right, style = "") =>
  `<div class="ends" style="${style}">${run(left)}${right === "" ? "" : run(right)}</div>`

/** Texts in columns, the first of them to the left, the others to the right. */
export const columns = (texts, widths, style = "") =>
  `<div class="columns" style="grid-template-columns:${widths};${style}">${texts
    .map(
      (text, index) => `<div style="text-align:${index === 0 ? "start" : "end"}">${text === "" ? "" : run(text)}</div>`
    )
    .join("")}</div>`

export const block = (texts, style = "") =>
  `<div style="${style}">${texts.map((text) => `<div>${run(text)}</div>`).join("")}</div>`

export const page = ({ body, font, locale, size, width }) => `<!doctype html><html dir="${
  /^(ar|he)/.test(locale) ? "rtl" : "ltr"
}" lang="${locale}"><head><meta charset="utf-8"><style>
@page { size: ${width}px 1123px; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; width: ${width}px; padding: ${Math.round(width / 16)}px; background: #fff; color: #111;
  font: ${size}px/1.35 ${font}; }
.t { white-space: pre } .ends { display: flex; justify-content: space-between; gap: 1em } .columns { display: grid; column-gap: .6em }
.rule { border-top: 1px dashed #111; margin: .35em 0 } .centre { text-align: center } .big { font-size: 1.5em; font-weight: bold }
</style></head><body>${body}</body></html>`
