import type { HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import type { Effect } from "effect"
import type { EventStore } from "../../ledger/EventStore.ts"
import type { People } from "../../people/People.ts"

/** Method, path, and what answers there. */
export type Route = readonly [
  method: "GET" | "POST" | "PUT",
  path: `/${string}`,
  answer: Effect.Effect<
    HttpServerResponse.HttpServerResponse,
    never,
    HttpServerRequest.HttpServerRequest | HttpRouter.RouteContext | People | EventStore
  >
]

export type Routes = ReadonlyArray<Route>
