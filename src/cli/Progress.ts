import { Effect, Stream } from "effect"

const everyEvents = 50_000

/** Tells on a terminal, on one line, how far a long run has come. */
export const withProgress =
  (done: string) =>
  <A, E, R>(stream: Stream.Stream<A, E, R>): Stream.Stream<A, E, R> => {
    if (!process.stderr.isTTY) return stream
    let count = 0
    const tell = (more: number) => {
      const before = Math.trunc(count / everyEvents)
      count += more
      if (Math.trunc(count / everyEvents) > before)
        process.stderr.write(`\r${done} ${count.toLocaleString("en")} events`)
    }
    const wipe = Effect.sync(() => void (count >= everyEvents && process.stderr.write("\r\u001b[K")))
    return stream.pipe(
      Stream.mapChunks((chunk) => {
        tell(chunk.length)
        return chunk
      }),
      Stream.ensuring(wipe)
    )
  }
