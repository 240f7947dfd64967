import type { Pool } from "pg"
import { Context } from "effect"

/** Connections with the service's rights, for a library that brings no Effect. */
export class ServicePool extends Context.Tag("postgres/ServicePool")<ServicePool, Pool>() {}
