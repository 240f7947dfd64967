import { Command } from "@effect/cli"
import { Effect } from "effect"
import { migrate } from "../postgres/Migrations.ts"
import { jsonOption, printList } from "./Output.ts"

export const migrateCommand = Command.make("migrate", { json: jsonOption }, ({ json }) =>
  Effect.flatMap(migrate, (done) =>
    printList(
      done.map(([id, name]) => ({ id, name })),
      json,
      "The database is up to date."
    )
  )
).pipe(Command.withDescription("Bring the database up to date."))
