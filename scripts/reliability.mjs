// Draws how often values were right against the confidence that was stated for them, one line a field.
const [width, height, margin] = [640, 400, 56]
const colours = { total: "#1b7f5a", date: "#2b5fb3", vendor: "#b3562b", currency: "#7a3fb3" }

const x = (share) => margin + share * (width - 2 * margin)
const y = (share) => height - margin - share * (height - 2 * margin)

/** A dot for every tenth that holds values, its area their number. */
const series = ([field, tenths], place) => {
  const points = tenths.flatMap(({ all, right }, index) =>
    all === 0 ? [] : [{ at: (index + 0.5) / 10, share: right / all, all }]
  )
  const line = points.map(({ at, share }) => `${x(at).toFixed(1)},${y(share).toFixed(1)}`).join(" ")
  const dots = points.map(
    ({ all, at, share }) =>
      `<circle cx="${x(at).toFixed(1)}" cy="${y(share).toFixed(1)}" r="${Math.min(12, 2 + Math.sqrt(all) / 2).toFixed(1)}"/>`
  )
  const key = `<text x="${margin + 12}" y="${margin + 18 * (place + 1)}">${field}</text>`
  return `<g fill="${colours[field]}" fill-opacity="0.75"><polyline points="${line}" fill="none" stroke="${colours[field]}" stroke-width="2"/>${dots.join("")}${key}</g>`
}

/** As SVG. `reliability` has for each field ten times how many values there were and how many were right. */
export const drawReliability = (reliability) => {
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
    (share) =>
      `<text x="${x(share)}" y="${height - margin + 20}" text-anchor="middle">${share}</text>` +
      `<text x="${margin - 10}" y="${y(share) + 4}" text-anchor="end">${share}</text>` +
      `<path d="M${x(0)} ${y(share)}H${x(1)}" stroke="#ccc"/>`
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">
<rect width="${width}" height="${height}" fill="#fff"/>
${ticks.join("\n")}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#888" stroke-dasharray="5 4"/>
<text x="${width / 2}" y="${height - 12}" text-anchor="middle">stated confidence</text>
<text x="16" y="${height / 2}" text-anchor="middle" transform="rotate(-90 16 ${height / 2})">share that was right</text>
${Object.entries(reliability).map(series).join("\n")}
</svg>
`
}
