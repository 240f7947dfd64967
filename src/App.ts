import { Duration, Effect, Layer } from "effect"
import { layerAccounts, layerDatabase, layerPrepared } from "./Administration.ts"
import * as Admission from "./admission/Admission.ts"
import type { Settings } from "./Config.ts"
import * as FileDigestKey from "./convert/FileDigestKey.ts"
import type { SavedConversions } from "./conversions/SavedConversions.ts"
import { PreviewDays } from "./conversions/SavedConversions.ts"
import * as SqlSavedConversions from "./conversions/SqlSavedConversions.ts"
import { layerLocal } from "./extraction/local/layerLocal.ts"
import * as WorkerReader from "./extraction/local/WorkerReader.ts"
import * as ModelReader from "./extraction/model/ModelReader.ts"
import * as OpenAiChatModel from "./extraction/model/OpenAiChatModel.ts"
import { layerDashboard } from "./dashboard/Dashboard.ts"
import { PublicUrl } from "./dashboard/Visitor.ts"
import { keptSecret } from "./files/keptSecret.ts"
import { AddressConnections, makeAddressLimits } from "./http/AddressLimits.ts"
import { TrustedProxies } from "./http/ClientAddress.ts"
import * as BetterAuthPeople from "./people/BetterAuthPeople.ts"
import * as Mail from "./people/Mail.ts"
import type { People } from "./people/People.ts"
import * as SmtpMail from "./people/SmtpMail.ts"
import type { Readiness } from "./health/Readiness.ts"
import * as SqlReadiness from "./health/SqlReadiness.ts"
import type { LedgerReader } from "./ledger/LedgerReader.ts"
import type { Usage } from "./ledger/Usage.ts"
import { layerHttp, type ServerSettings } from "./http/Server.ts"
import * as AddressPolicy from "./intake/AddressPolicy.ts"
import type { IdempotentRequests } from "./idempotency/IdempotentRequests.ts"
import * as SqlIdempotentRequests from "./idempotency/SqlIdempotentRequests.ts"
import * as GuardedUrlFetcher from "./intake/GuardedUrlFetcher.ts"
import { layerTraces } from "./tracing/Traces.ts"
import { layerMetrics } from "./metrics/MetricsServer.ts"
import * as ClockWatch from "./ledger/ClockWatch.ts"
import type { EventStore } from "./ledger/EventStore.ts"
import * as SqlEventStore from "./ledger/SqlEventStore.ts"
import * as SqlLedgerReader from "./ledger/SqlLedgerReader.ts"
import * as SqlUsage from "./ledger/SqlUsage.ts"
import { checkSharedSecret } from "./postgres/SharedSecrets.ts"
import { migrateIfEmpty } from "./postgres/Migrations.ts"

// The composition root: with `Administration.ts`, on which it stands, the only file that chooses adapters.

/** What is kept, in PostgreSQL. */
export const layerStores = Layer.mergeAll(
  SqlEventStore.layerSql,
  SqlSavedConversions.layerSql,
  SqlIdempotentRequests.layerSql,
  SqlUsage.layerSql,
  SqlLedgerReader.layerSql,
  SqlReadiness.layerSql
)

/** PDFs of at most as many pages are shown to a model, beside their text. */
const picturedPages = 3

/** From a file's bytes to a receipt, without server or account. */
const layerReader = ({ decodeMegabytes, decodeSeconds, model, readers }: Settings) => {
  const local = WorkerReader.layerWorkers({
    readers,
    decodeSeconds,
    decodeMegabytes,
    preparesPictures: model !== null,
    picturedPages: model === null ? 0 : picturedPages
  })
  if (model === null) return Layer.provide(layerLocal, local)
  const { apiKey, baseUrl, conversations, fallsBack, name, seconds } = model
  return ModelReader.layerModel({ fallsBack, conversations, deadline: Duration.seconds(seconds) }).pipe(
    Layer.provide(
      OpenAiChatModel.layerOpenAi({ model: name, baseUrl, apiKey, answerDeadline: Duration.seconds(seconds * 0.6) })
    ),
    Layer.provide(local)
  )
}

/** The reader, and the line in front of it. */
export const layerReading = (settings: Settings) =>
  Layer.provideMerge(
    layerReader(settings),
    Admission.layer({
      readers: settings.readers,
      queue: settings.readerQueue,
      bytes: settings.intakeMegabytes * 1024 * 1024
    })
  )

const layerDigestKey = ({ dataDirectory, fileDigestKey }: Settings) =>
  fileDigestKey === null ? FileDigestKey.layerKept(dataDirectory) : FileDigestKey.layerFixed(fileDigestKey)

/** What servers that share a database must share, held against what the database knows. */
const layerShared = (settings: Settings) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      yield* checkSharedSecret("FILE_DIGEST_KEY", yield* FileDigestKey.FileDigestKey)
      yield* checkSharedSecret("SIGN_IN_SECRET", yield* signInSecretOf(settings))
    })
  )

/** What is kept, and who people are. */
type Stores = EventStore | SavedConversions | IdempotentRequests | Usage | LedgerReader | Readiness

/** The service over its leaves: reading, fetching, the digest key and the stores. Tests put others in their place. */
export const layerServing = <E, R, E2, R2>(
  listener: ServerSettings,
  stores: Layer.Layer<Stores, E, R>,
  people: Layer.Layer<People, E2, R2>
) =>
  layerHttp(listener, layerDashboard).pipe(
    Layer.provideMerge(people),
    Layer.provideMerge(layerAccounts),
    Layer.provideMerge(stores)
  )

/** From the settings or the data directory. */
const signInSecretOf = ({ dataDirectory, signInSecret }: Settings) =>
  signInSecret === null
    ? keptSecret(
        dataDirectory,
        "sign-in.key",
        "the sign-in secret. Restore it from a backup; with a new one everybody signs in anew"
      )
    : Effect.succeed(signInSecret)

/** Sign-in, and mail where it is set up. */
const layerPeople = (settings: Settings) =>
  Layer.unwrapEffect(
    Effect.map(signInSecretOf(settings), (secret) => BetterAuthPeople.layerBetterAuth({ ...settings, secret }))
  ).pipe(Layer.provide(settings.smtp === null ? Mail.layerNone : SmtpMail.layerSmtp(settings.smtp)))

/** Links for people, for the operator's command. */
export const layerPeopleAdministration = (settings: Settings) =>
  layerPeople(settings).pipe(
    Layer.provideMerge(layerAccounts),
    Layer.provide(SqlEventStore.layerSql),
    Layer.provide(layerPrepared(settings, migrateIfEmpty))
  )

/** The running service, with what the start needs to open the local account. */
export const layerService = (settings: Settings) =>
  layerServing(settings, layerStores, layerPeople(settings)).pipe(
    Layer.merge(ClockWatch.layer),
    Layer.merge(layerMetrics(settings)),
    // before anything is served
    Layer.provide(layerShared(settings)),
    Layer.provide([
      layerReading(settings),
      layerDigestKey(settings),
      Layer.provide(GuardedUrlFetcher.layerGuarded(), AddressPolicy.layerPublic(settings.fetchPorts)),
      layerDatabase(settings)
    ]),
    Layer.provide([
      Layer.succeed(PreviewDays, settings.keepPreviewsDays),
      Layer.succeed(PublicUrl, settings.publicUrl),
      Layer.succeed(TrustedProxies, settings.trustedProxies),
      Layer.succeed(AddressConnections, makeAddressLimits(settings.addressConnections))
    ]),
    Layer.provide(layerTraces(settings.traces))
  )
