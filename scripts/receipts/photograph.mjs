import sharp from "sharp"

const noise = (random, width, height, from, to) => {
  const values = Buffer.alloc(width * height)
  for (let i = 0; i < values.length; i++) values[i] = random.int(from, to)
  return { input: values, raw: { width, height, channels: 1 } }
}

/** What a camera makes of a page: it lies askew on a table, in uneven light, not quite sharp, and is stored as JPEG. */
export const photograph = async (random, png) => {
  const { height, width } = await sharp(png).metadata()
  const table = random.int(40, 190)
  const margin = Math.round(width * (0.03 + random.random() * 0.12))
  const askew = await sharp(png)
    .modulate({ brightness: 0.75 + random.random() * 0.25 })
    .extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: { r: table, g: table - 10, b: table - 25 }
    })
    .rotate((random.random() - 0.5) * 6, { background: { r: table, g: table - 10, b: table - 25 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  const light = await sharp(noise(random, 4, 4, 150, 255).input, { raw: { width: 4, height: 4, channels: 1 } })
    .resize(askew.info.width, askew.info.height, { kernel: "cubic", fit: "fill" })
    .toColourspace("srgb")
    .png()
    .toBuffer()
  const grain = await sharp(noise(random, 400, 400, 96, 160).input, { raw: { width: 400, height: 400, channels: 1 } })
    .toColourspace("srgb")
    .png()
    .toBuffer()
  const shot = await sharp(askew.data)
    .composite([
      { input: light, blend: "multiply" },
      { input: grain, tile: true, blend: "soft-light" }
    ])
    .flatten({ background: "#888" })
    .png()
    .toBuffer()
  const side = Math.min(2400, Math.round(Math.max(width, height) * (0.6 + random.random() * 0.5)))
  return sharp(shot)
    .resize(side, side, { fit: "inside" })
    .blur(0.3 + random.random() * 0.7)
    .jpeg({ quality: random.int(45, 88) })
    .toBuffer()
}
