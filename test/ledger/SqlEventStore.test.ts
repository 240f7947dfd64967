import { Layer } from "effect"
import { layerSql } from "../../src/ledger/SqlEventStore.ts"
import { layerTestDatabase } from "../support/Database.ts"
import { eventStoreContract } from "./EventStoreContract.ts"

eventStoreContract("in PostgreSQL", Layer.provide(layerSql, layerTestDatabase))
