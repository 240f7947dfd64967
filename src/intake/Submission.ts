/** Specification: at most 10 MB, which we read as 10 × 1024 × 1024 bytes, inclusive. */
export const maximumFileBytes = 10 * 1024 * 1024

/** Characters kept of a file's name, which is only a hint. */
export const longestFileName = 255

/** The name without what no store and no screen should get: control characters, halves of characters. */
export const tidyFileName = (name: string | null): string | null => {
  const tidied = (name ?? "")
    .replace(/\p{Cc}/gu, "")
    .slice(0, longestFileName)
    .toWellFormed()
    .trim()
  return tidied === "" ? null : tidied
}

/** What a client sends to be converted: the file itself, or where it lies. */
export type Submission =
  | {
      readonly _tag: "Upload"
      /** Empty where the account has no credit left: then only the digest is of use. */
      readonly bytes: Uint8Array
      /** Keyed digest of the file, lower-case hex. */
      readonly digest: string
      readonly fileName: string | null
    }
  | { readonly _tag: "Link"; readonly url: string; readonly fileName: string | null }
