import { Command, ValidationError } from "@effect/cli"
import { Cause, Console, Effect, Layer, Option } from "effect"
import { examinedDatabase, layerAdministration, layerLedger, layerOverview, layerOwner } from "../Administration.ts"
import { type Settings, settings } from "../Config.ts"
import { accountsCommand } from "./AccountsCommand.ts"
import { convertCommand } from "./ConvertCommand.ts"
import { doctorCommand } from "./DoctorCommand.ts"
import { explainCause } from "./Explanation.ts"
import { keysCommand } from "./KeysCommand.ts"
import { ledgerCommand } from "./LedgerCommand.ts"
import { migrateCommand } from "./MigrateCommand.ts"
import { serveCommand } from "./ServeCommand.ts"

type LayerOf<A, E, R> = (of: Settings) => Layer.Layer<A, E, R>

const fromSettings = <A, E, R>(layer: LayerOf<A, E, R>) => Layer.unwrapEffect(Effect.map(settings, layer))

/** A layer of the whole service, which is loaded for the commands alone that need it: the others answer in half the time. */
const ofApp =
  <A, E, R>(pick: (app: typeof import("../App.ts")) => LayerOf<A, E, R>): LayerOf<A, E, R> =>
  (of) =>
    Layer.unwrapEffect(
      Effect.map(
        Effect.promise(() => import("../App.ts")),
        (app) => pick(app)(of)
      )
    )

const reader = ofApp(({ layerReading }) => layerReading)

const receipts = Command.make("receipts").pipe(
  Command.withDescription("The receipt conversion service and its tools."),
  Command.withSubcommands([
    Command.provide(serveCommand, fromSettings(ofApp(({ layerService }) => layerService))),
    Command.provide(migrateCommand, fromSettings(layerOwner)),
    Command.provide(convertCommand, fromSettings(reader)),
    accountsCommand(
      fromSettings(layerAdministration),
      fromSettings(layerOverview),
      fromSettings(ofApp(({ layerPeopleAdministration }) => layerPeopleAdministration))
    ),
    ledgerCommand(fromSettings(layerLedger), fromSettings(layerOwner)),
    keysCommand(fromSettings(layerAdministration), fromSettings(layerOverview)),
    doctorCommand({ ...examinedDatabase, reader })
  ])
)

const run = Command.run(receipts, { name: "receipts", version: "1.0.0" })

/** Runs a command line and answers with its exit code: 0, 1 for a refused request, 2 for wrong usage. */
export const runCommandLine = (argv: ReadonlyArray<string>) =>
  run(argv).pipe(
    Effect.as(0),
    Effect.catchAllCause((cause) => {
      const failure = Option.getOrNull(Cause.failureOption(cause))
      if (failure !== null && ValidationError.isValidationError(failure)) return Effect.succeed(2)
      if (Cause.isInterruptedOnly(cause)) return Effect.failCause(cause)
      return Console.error(`error: ${explainCause(cause)}`).pipe(
        // of a fault of our own the stack is wanted too
        Effect.zipRight(failure === null ? Effect.logError(cause) : Effect.void),
        Effect.as(1)
      )
    })
  )
