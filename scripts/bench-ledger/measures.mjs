// How often and how fast something is done.
export const writers = 16

/** Runs the action from so many writers at once, for a while, and answers with actions per second. */
export const rate = async (action, millis) => {
  let count = 0
  const end = performance.now() + millis
  const started = performance.now()
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() < end) {
        await action()
        count++
      }
    })
  )
  return count / ((performance.now() - started) / 1000)
}

/** Median and worst 1 % of so many single runs, in milliseconds. */
export const latency = async (action, runs = 300) => {
  const times = []
  for (let i = 0; i < runs; i++) {
    const started = performance.now()
    await action()
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return { median: times[runs >> 1], p99: times[Math.floor(runs * 0.99)] }
}

export const number = (value) => Math.round(value).toLocaleString("en")
export const ms = ({ median, p99 }) => `${median.toFixed(2)} ms median, ${p99.toFixed(2)} ms p99`
