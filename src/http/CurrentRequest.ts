import { Context, Effect } from "effect"

/** Whose request it is, once that is known; for the log. */
interface Who {
  account?: string
  key?: string
}

/** What the answer needs to know of its request; `startedAt` is in steady milliseconds. */
export class CurrentRequest extends Context.Reference<CurrentRequest>()("http/CurrentRequest", {
  defaultValue: (): { readonly id: string; readonly startedAt: number; readonly who: Who } => ({
    id: "",
    startedAt: 0,
    who: {}
  })
}) {}

/** Notes for the log whose request this is. */
export const noteWho = (who: Who): Effect.Effect<void> =>
  Effect.map(CurrentRequest, (current) => void Object.assign(current.who, who))
