import { Context, type Effect, type Option } from "effect"
import type { Actor, Channel } from "../domain/AccountEvent.ts"
import type { CompanionRow } from "../domain/CompanionRow.ts"
import type { AccountId, ConversionId, KeyId, PersonId } from "../domain/Identifiers.ts"
import type { Month } from "../domain/Month.ts"
import type { ReceiptData } from "../domain/Receipt.ts"
import type { EvidenceAnswer } from "../extraction/EvidenceAnswer.ts"
import type { Warning } from "../extraction/Reading.ts"

/** How many days pictures of pages are kept; 0 keeps none. `KEEP_PREVIEWS_DAYS`. */
export class PreviewDays extends Context.Reference<PreviewDays>()("conversions/PreviewDays", {
  defaultValue: (): number => 30
}) {}

/** Pages of which a picture is made. */
export const previewedPages = 4

/** What is kept of a conversion as it is made. */
export interface NewConversion {
  readonly id: ConversionId
  readonly fileName: string | null
  /** Tells two files apart; see `file_digest` in the ledger. */
  readonly fileDigest: string
  readonly data: ReceiptData
  readonly evidence: EvidenceAnswer
  readonly warnings: ReadonlyArray<Warning>
  readonly actor: Actor
  readonly channel: Channel
}

/** What somebody of the account says instead; what was read stays beside it. */
export interface Correction {
  readonly data: ReceiptData
  readonly correctedAt: Date
  readonly correctedBy: PersonId
}

export interface SavedConversion {
  readonly id: ConversionId
  readonly savedAt: Date
  readonly fileName: string | null
  /** As it was read and answered. */
  readonly data: ReceiptData
  /** Null for conversions of before November 2026. */
  readonly evidence: EvidenceAnswer | null
  readonly warnings: ReadonlyArray<Warning>
  readonly actor: Actor | null
  readonly channel: Channel
  readonly correction: Correction | null
  /** Pages of which a picture is kept. */
  readonly pages: number
  /** The newest other conversion of the same file. */
  readonly sameFile: ConversionId | null
}

/** A line of the list. */
export interface ConversionSummary {
  readonly id: ConversionId
  readonly savedAt: Date
  readonly fileName: string | null
  readonly vendor: string | null
  readonly date: string | null
  readonly total: number
  readonly currency: string
  readonly category: string | null
  readonly channel: Channel
  readonly keyId: KeyId | null
  readonly isCorrected: boolean
  readonly warnings: number
  /** Whether the same file was converted before. */
  readonly isRepeated: boolean
}

/** Which conversions are meant; what is null is any. */
export interface ConversionFilter {
  /** Words that all stand in vendor, items, amounts or file name, in any case. */
  readonly text: string | null
  /** Or conversions of these keys. */
  readonly keys: ReadonlyArray<KeyId>
  readonly month: Month | null
  readonly category: string | null
  readonly currency: string | null
  readonly channel: Channel | null
}

export const everything: ConversionFilter = {
  text: null,
  keys: [],
  month: null,
  category: null,
  currency: null,
  channel: null
}

export interface ConversionPage {
  readonly conversions: ReadonlyArray<ConversionSummary>
  /** The last of the page, after which the next one begins; null at the end. */
  readonly next: ConversionId | null
}

export const conversionsAPage = 50

export const mostExported = 50_000

/** So long a removed conversion can be restored. */
export const undoMillis = 600_000

/** What is shown and exported: the correction, or else what was read. */
export const shownData = ({ correction, data }: Pick<SavedConversion, "correction" | "data">): ReceiptData =>
  correction?.data ?? data

/** What people find a conversion by, in lower case: amounts as 35.1 and as 35.10. */
export const searchWords = (data: ReceiptData, fileName: string | null): string =>
  [
    data.vendor,
    fileName,
    data.date,
    data.payment_method,
    ...[data.total, data.subtotal, ...data.items.map(({ total_price }) => total_price)].flatMap((amount) =>
      amount === null ? [] : [String(amount), amount.toFixed(2)]
    ),
    ...data.items.map(({ name }) => name)
  ]
    .filter((one) => one !== null)
    .join(" ")
    .toLowerCase()

/**
 * The answers an account has received, kept for its dashboard. They hold receipt content, so they
 * live outside the ledger and can be deleted without touching it.
 */
export class SavedConversions extends Context.Tag("conversions/SavedConversions")<
  SavedConversions,
  {
    /** What keeps it, as of now. */
    readonly row: (account: AccountId, conversion: NewConversion) => Effect.Effect<CompanionRow>
    /** Pictures of its pages, as JPEG, for `PreviewDays`; none where the account wants none. */
    readonly keepPreviews: (
      account: AccountId,
      id: ConversionId,
      previews: ReadonlyArray<Uint8Array>
    ) => Effect.Effect<void>
    /** Newest first, a page at a time. */
    readonly list: (
      account: AccountId,
      filter: ConversionFilter,
      after: ConversionId | null
    ) => Effect.Effect<ConversionPage>
    readonly find: (account: AccountId, id: ConversionId) => Effect.Effect<Option.Option<SavedConversion>>
    /** Those of the filter, or these, newest first; at most 50,000. */
    readonly collect: (
      account: AccountId,
      which: ConversionFilter | ReadonlyArray<ConversionId>
    ) => Effect.Effect<ReadonlyArray<SavedConversion>>
    /** The next newer and the next older one of the filter. */
    readonly neighbours: (
      account: AccountId,
      id: ConversionId,
      filter: ConversionFilter
    ) => Effect.Effect<{ readonly newer: ConversionId | null; readonly older: ConversionId | null }>
    /** A kept picture of a page, from 1. */
    readonly preview: (account: AccountId, id: ConversionId, page: number) => Effect.Effect<Option.Option<Uint8Array>>
    /** Null takes the correction back. False where there is no such conversion. */
    readonly correct: (
      account: AccountId,
      id: ConversionId,
      correction: Omit<Correction, "correctedAt"> | null
    ) => Effect.Effect<boolean>
    /** How many of them there were. They can be restored for ten minutes, then they and their pictures are gone. */
    readonly remove: (account: AccountId, ids: ReadonlyArray<ConversionId>) => Effect.Effect<number>
    readonly restore: (account: AccountId, ids: ReadonlyArray<ConversionId>) => Effect.Effect<number>
    /** Currencies and categories that occur. */
    readonly facets: (
      account: AccountId
    ) => Effect.Effect<{ readonly currencies: ReadonlyArray<string>; readonly categories: ReadonlyArray<string> }>
    readonly keepsPreviews: (account: AccountId) => Effect.Effect<boolean>
    /** Switching it off deletes what is kept. */
    readonly setKeepsPreviews: (account: AccountId, keeps: boolean) => Effect.Effect<void>
    /** Deletes for good what was removed long enough ago, and pictures whose time is over. */
    readonly expire: Effect.Effect<void>
  }
>() {}
