#!/usr/bin/env node
import { NodeContext, NodeRuntime } from "@effect/platform-node"
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
