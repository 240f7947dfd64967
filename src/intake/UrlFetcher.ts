import { Context, Effect, Layer } from "effect"
import { type FileTooLarge, UrlFetchFailed } from "../domain/Failure.ts"

/** Fetches the file at a URL that a client named. */
export class UrlFetcher extends Context.Tag("intake/UrlFetcher")<
  UrlFetcher,
  { readonly fetch: (url: string) => Effect.Effect<Uint8Array, UrlFetchFailed | FileTooLarge> }
>() {}

/** Serves files from a map; any other URL fails. */
export const layerMemory = (files: ReadonlyMap<string, Uint8Array>): Layer.Layer<UrlFetcher> =>
  Layer.succeed(UrlFetcher, {
    fetch: (url) => {
      const bytes = files.get(url)
      return bytes === undefined
        ? new UrlFetchFailed({ message: "The server of the URL answered with status 404." })
        : Effect.succeed(bytes)
    }
  })
