import { Context, DateTime, Effect, Layer, Ref } from "effect"
import type { AccountId, ConversionId } from "../domain/Identifiers.ts"
import type { ReceiptData } from "../domain/Receipt.ts"

export interface SavedConversion {
  readonly id: ConversionId
  readonly savedAt: Date
  readonly fileName: string | null
  readonly data: ReceiptData
}

/**
 * The answers an account has received, kept for its dashboard. They hold receipt content, so they
 * live outside the ledger and can be deleted without touching it.
 */
export class SavedConversions extends Context.Tag("conversions/SavedConversions")<
  SavedConversions,
  {
    /** Saving the same conversion again changes nothing. */
    readonly save: (account: AccountId, conversion: Omit<SavedConversion, "savedAt">) => Effect.Effect<void>
    /** Newest first. */
    readonly list: (account: AccountId) => Effect.Effect<ReadonlyArray<SavedConversion>>
    /** Whether there was one to delete. */
    readonly remove: (account: AccountId, id: ConversionId) => Effect.Effect<boolean>
  }
>() {}

export const layerMemory: Layer.Layer<SavedConversions> = Layer.effect(
  SavedConversions,
  Effect.gen(function* () {
    const saved = yield* Ref.make<ReadonlyArray<SavedConversion & { readonly account: AccountId }>>([])
    return SavedConversions.of({
      save: (account, conversion) =>
        Effect.gen(function* () {
          const savedAt = DateTime.toDateUtc(yield* DateTime.now)
          yield* Ref.update(saved, (all) =>
            all.some(({ id }) => id === conversion.id) ? all : [{ ...conversion, savedAt, account }, ...all]
          )
        }),
      list: (account) =>
        Effect.map(saved, (all) =>
          all.filter((one) => one.account === account).map(({ account: _, ...conversion }) => conversion)
        ),
      remove: (account, id) =>
        Ref.modify(saved, (all) => {
          const rest = all.filter((one) => !(one.account === account && one.id === id))
          return [rest.length < all.length, rest]
        })
    })
  })
)
