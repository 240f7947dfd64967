/** The arrows of the architecture: data flows down, imports never go back up. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  // tools over Effect that know nothing of us are everybody's
  to: { path: "^src/", pathNot: `(${to})|^src/effects/` }
})

module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "domain-imports-only-effect",
      severity: "error",
      from: { path: "^src/domain/" },
      to: { pathNot: "^src/domain/|node_modules/effect/" }
    },
    {
      name: "effects-import-only-effect",
      severity: "error",
      from: { path: "^src/effects/" },
      to: { pathNot: "^src/effects/|node_modules/effect/" }
    },
    only("workers-stand-alone", "^src/workers/", "^src/workers/", "the process pool knows no jobs"),
    only("files-stand-alone", "^src/files/", "^src/files/", "folders and files of the machine"),
    only("intake-below", "^src/intake/", "^src/(intake|domain)/"),
    only("admission-below", "^src/admission/", "^src/(admission|domain)/"),
    only("extraction-below", "^src/extraction/", "^src/(extraction|admission|intake|workers|domain)/"),
    only("ledger-below", "^src/ledger/", "^src/(ledger|domain)/"),
    only(
      "conversions-below",
      "^src/conversions/",
      "^src/((conversions|domain)/|extraction/(Reading|EvidenceAnswer)\\.ts$)"
    ),
    only("keys-below", "^src/keys/", "^src/(keys|ledger|domain)/"),
    only("accounts-below", "^src/accounts/", "^src/(accounts|keys|ledger|domain)/"),
    only("postgres-below", "^src/postgres/", "^src/(postgres|files)/"),
    only(
      "metrics-stand-alone",
      "^src/metrics/",
      "^src/metrics/",
      "what was measured is told; who measures knows no listener"
    ),
    only(
      "doctor-below",
      "^src/doctor/",
      "^src/((doctor|intake|domain)/|extraction/Reader\\.ts$|postgres/Migrations\\.ts$)"
    ),
    only("tracing-stands-alone", "^src/tracing/", "^src/tracing/", "spans are made where the work is"),
    only("health-stands-alone", "^src/health/", "^src/health/"),
    only("people-below", "^src/people/", "^src/((people|accounts|keys|ledger|domain)/|postgres/ServicePool\\.ts$)"),
    only(
      "dashboard-on-top",
      "^src/dashboard/",
      "^src/((dashboard|people|accounts|http|convert|conversions|keys|ledger|domain)/|extraction/(Reading|EvidenceAnswer)\\.ts$)"
    ),
    {
      name: "nothing-below-knows-the-dashboard",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(dashboard/|App\\.ts$)" },
      to: { path: "^src/dashboard/" }
    },
    only("idempotency-below", "^src/idempotency/", "^src/(idempotency|domain)/"),
    only(
      "convert-below",
      "^src/convert/",
      "^src/(convert|conversions|idempotency|admission|extraction|intake|keys|ledger|files|domain)/"
    ),
    only(
      "words-countries-and-chains-are-data",
      "^src/extraction/local/(lexicon|countries|chains)/",
      "^src/(extraction/local/(lexicon|countries|chains)|domain)/"
    ),
    only(
      "http-below",
      "^src/http/",
      // a reading's shape is what `include=evidence` answers with
      "^src/((http|health|convert|idempotency|intake|keys|ledger|domain)/|extraction/(Reading|EvidenceAnswer)\\.ts$)"
    ),
    {
      name: "only-the-root-chooses-adapters",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(App|Administration)\\.ts$" },
      to: {
        path: "^src/(ledger/Sql|conversions/Sql|health/Sql|people/(BetterAuth|Smtp)|idempotency/Sql|intake/Guarded|extraction/local/WorkerReader|extraction/model/OpenAi)",
        pathNot: "^src/intake/GuardedConnections"
      }
    },
    {
      name: "nothing-imports-the-root",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(cli/|main|App\\.ts$)" },
      to: { path: "^src/(App|Administration)\\.ts$" }
    }
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] }
  }
}
