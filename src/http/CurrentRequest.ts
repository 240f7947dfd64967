import { Context } from "effect"

/** What the answer needs to know of its request; `startedAt` is in steady milliseconds. */
export class CurrentRequest extends Context.Reference<CurrentRequest>()("http/CurrentRequest", {
  defaultValue: (): { readonly id: string; readonly startedAt: number } => ({ id: "", startedAt: 0 })
}) {}
