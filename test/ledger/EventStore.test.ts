import { layerMemory } from "../../src/ledger/EventStore.ts"
import { eventStoreContract } from "./EventStoreContract.ts"

eventStoreContract("in memory", layerMemory)
