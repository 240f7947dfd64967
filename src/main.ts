#!/usr/bin/env node
// of the package only these two: all of it takes a second to load
import * as NodeContext from "@effect/platform-node/NodeContext"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect } from "effect"
import { runCommandLine } from "./cli/Cli.ts"
import { layerLog } from "./cli/Log.ts"
import { outliveRepeatedSignals, stopOnUncaughtException } from "./cli/Signals.ts"

outliveRepeatedSignals()
stopOnUncaughtException()

runCommandLine(process.argv).pipe(
  Effect.tap((code) =>
    Effect.sync(() => {
      process.exitCode = code
    })
  ),
  Effect.provide([NodeContext.layer, layerLog]),
  NodeRuntime.runMain({ disablePrettyLogger: true })
)
