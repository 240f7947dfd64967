// Draws a soak: one panel a quantity, one point a minute, from nought.
const [width, height, left, gap] = [720, 130, 64, 26]

const panel = ({ colour, points, title, unit }, index) => {
  const top = index * (height + gap) + gap
  const most = Math.max(...points.map(({ value }) => value), 1e-9) * 1.15
  const last = Math.max(...points.map(({ minute }) => minute), 1)
  const x = (minute) => left + (minute / last) * (width - left - 16)
  const y = (value) => top + height - (value / most) * height
  const line = points.map(({ minute, value }) => `${x(minute).toFixed(1)},${y(value).toFixed(1)}`).join(" ")
  const ticks = [0, 0.5, 1].map((share) => {
    const value = (share * most) / 1.15
    return `<path d="M${left} ${y(value)}H${width - 16}" stroke="#ddd"/><text x="${left - 8}" y="${y(value) + 4}" text-anchor="end">${Math.round(value)}</text>`
  })
  return `<g>${ticks.join("")}<text x="${left}" y="${top - 8}">${title}, ${unit}</text><polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"/></g>`
}

/** As SVG. A panel has a title, a unit, a colour, and points of a minute and a value. */
export const drawSoak = (panels) => {
  const total = panels.length * (height + gap) + gap + 14
  const last = Math.max(...panels.flatMap(({ points }) => points.map(({ minute }) => minute)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" font-family="sans-serif" font-size="13">
<rect width="${width}" height="${total}" fill="#fff"/>
${panels.map(panel).join("\n")}
<text x="${width - 16}" y="${total - 8}" text-anchor="end">minutes, 0 to ${Math.round(last)}</text>
</svg>
`
}
