import type { IncomingMessage } from "node:http"
import { Effect } from "effect"

/** An over-long body is let run past unread up to these bounds, so that the client stays to hear the answer. */
const maximumDrainedBytes = 160 * 1024 * 1024
const maximumDrainMillis = 20_000

/** What became of a body: read whole, refused but over, or refused and still being sent. */
export type BodyEnd = "read" | "drained" | "unfinished"

/**
 * Hands each piece of the body to `accept` until the end or until it answers false; from there on
 * the pieces are dropped as they come, so that memory stays flat whatever is sent.
 */
export const readBody = (incoming: IncomingMessage, accept: (piece: Buffer) => boolean): Effect.Effect<BodyEnd> =>
  Effect.async<BodyEnd>((resume) => {
    let accepting = true
    let drained = 0
    let timer: NodeJS.Timeout | undefined
    const clear = () => {
      clearTimeout(timer)
      incoming.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose)
    }
    const finish = (end: BodyEnd) => {
      clear()
      resume(Effect.succeed(end))
    }
    const onData = (piece: Buffer) => {
      if (accepting) {
        try {
          accepting = accept(piece)
        } catch (error) {
          // thrown further from here, it would end the process
          clear()
          return resume(Effect.die(error))
        }
        if (!accepting) timer = setTimeout(() => finish("unfinished"), maximumDrainMillis)
      } else {
        drained += piece.length
        if (drained > maximumDrainedBytes) finish("unfinished")
      }
    }
    const onEnd = () => finish(accepting ? "read" : "drained")
    const onClose = () => finish("unfinished")
    incoming.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose)
    return Effect.sync(() => clearTimeout(timer))
  })

/** Lets a body that is not wanted run past, within bounds, so that the client hears why. */
export const drainBody = (incoming: IncomingMessage): Effect.Effect<void> =>
  Effect.asVoid(readBody(incoming, () => false))
