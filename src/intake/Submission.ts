/** Specification: at most 10 MB, which we read as 10 × 1024 × 1024 bytes, inclusive. */
export const maximumFileBytes = 10 * 1024 * 1024

/** What a client sends to be converted: the file itself, or where it lies. */
export type Submission =
  | { readonly _tag: "Upload"; readonly bytes: Uint8Array; readonly fileName: string | null }
  | { readonly _tag: "Link"; readonly url: string; readonly fileName: string | null }
