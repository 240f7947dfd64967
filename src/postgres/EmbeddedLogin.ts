import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

/** The service's own login: it may do what the role `receipts_service` may, and become nobody else. */
export const serviceLogin = "receipts_app"

/** Makes the service's own login on the embedded server, as its owner; one that is there stays as it is. */
export const createServiceLogin = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(`
    do $$
    begin
      create role ${serviceLogin} login nosuperuser nocreatedb nocreaterole noreplication;
    exception
      when duplicate_object or unique_violation then null;
    end
    $$`)
  yield* sql.unsafe(`grant receipts_service to ${serviceLogin}`)
})
