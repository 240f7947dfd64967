import { Context, Data, Effect, Layer, Ref } from "effect"

/** One side's words in a conversation. */
export interface Turn {
  readonly role: "user" | "assistant"
  readonly texts: ReadonlyArray<string>
  /** JPEG. */
  readonly pictures: ReadonlyArray<Uint8Array>
}

export interface Conversation {
  readonly instructions: string
  readonly turns: ReadonlyArray<Turn>
}

/** The provider is down, throttles us, is too slow, or refuses our key or our request. */
export class ModelUnavailable extends Data.TaggedError("ModelUnavailable")<{ readonly message: string }> {}
/** The model answered, but with nothing that can be used: cut off, refused, prose, a wrong shape. */
export class ModelNonsense extends Data.TaggedError("ModelNonsense")<{ readonly message: string }> {}

/** A vision model that continues a conversation with the JSON text of its answer. */
export class ChatModel extends Context.Tag("extraction/ChatModel")<
  ChatModel,
  {
    readonly name: string
    readonly complete: (conversation: Conversation) => Effect.Effect<string, ModelUnavailable | ModelNonsense>
  }
>() {}

/** Gives these answers, one after the other, and is down after the last. */
export const layerScripted = (answers: ReadonlyArray<string>): Layer.Layer<ChatModel> =>
  Layer.effect(
    ChatModel,
    Effect.map(Ref.make(answers), (left) => ({
      name: "scripted",
      complete: () =>
        Effect.flatMap(
          Ref.modify(left, ([next, ...rest]) => [next, rest]),
          (next) =>
            next === undefined ? new ModelUnavailable({ message: "nothing left to say" }) : Effect.succeed(next)
        )
    }))
  )
