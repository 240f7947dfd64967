import { Effect } from "effect"
import { steadyMillis } from "../../effects/steadyClock.ts"
import type { Seen } from "../local/Seen.ts"
import type { Reading } from "../Reading.ts"
import { ChatModel, type Conversation, type ModelNonsense, ModelUnavailable } from "./ChatModel.ts"
import { certain, type Basis, ground, type Grounded } from "./Grounding.ts"
import { type ModelAnswer, parseAnswer } from "./ModelAnswer.ts"
import { afterNonsense, afterUnexplained, openConversation } from "./Prompt.ts"

/** An answer of the model, and what the document confirms of it. */
export interface Consultation {
  readonly answer: ModelAnswer
  readonly grounded: Grounded
  /** What speaks against the answer. */
  readonly doubts: ReadonlyArray<string>
}

const basisOf = ({ print }: Seen, local: Reading | null): Basis => ({
  print,
  total: local === null ? null : { amount: local.total.value, confidence: local.total.confidence }
})

const weigh = (answer: ModelAnswer, basis: Basis): Consultation => {
  const grounded = ground(answer, basis)
  const denied = !answer.is_receipt && (basis.total?.confidence ?? 0) >= certain
  return {
    answer,
    grounded,
    doubts: answer.is_receipt ? grounded.unexplained : denied ? ["is_receipt false, though a total is printed"] : []
  }
}

/**
 * Asks the model about what the local reader made a reading of, or none; once more when the answer cannot be used, and once more when the document does not
 * confirm it. All of it ends by `endsAt`, in steady milliseconds.
 */
export const consult = (
  seen: Seen,
  local: Reading | null,
  endsAt: number
): Effect.Effect<Consultation, ModelUnavailable | ModelNonsense, ChatModel> =>
  Effect.gen(function* () {
    const model = yield* ChatModel
    const basis = basisOf(seen, local)

    const ask = (conversation: Conversation) =>
      Effect.gen(function* () {
        const left = endsAt - (yield* steadyMillis)
        const text = yield* Effect.timeoutFail(model.complete(conversation), {
          duration: Math.max(0, left),
          onTimeout: () => new ModelUnavailable({ message: "the time for the model is over" })
        })
        return { text, ...weigh(yield* parseAnswer(text), basis) }
      })

    const opening = openConversation(seen)
    const first = yield* ask(opening).pipe(
      Effect.catchTag("ModelNonsense", ({ message }) => ask(afterNonsense(opening, message)))
    )
    if (first.doubts.length === 0) return first
    yield* Effect.logInfo(`The document does not confirm ${first.doubts.length} values of the model's answer`)
    // whatever becomes of the second try, what is confirmed of the first is kept
    const second = yield* Effect.orElseSucceed(ask(afterUnexplained(opening, first.text, first.doubts)), () => first)
    return second.doubts.length <= first.doubts.length ? second : first
  })
