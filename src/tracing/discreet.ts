import { Cause, Duration, Exit, Metric, MetricBoundaries, Tracer } from "effect"

/** All that a span may say of itself beside its name: none of it is a client's, a person's or a receipt's. */
const told: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.route",
  "http.response.status_code",
  "receipts.request",
  "db.system.name",
  "db.operation.name"
])

const queries = Metric.histogram(
  "db_client_operation_duration_seconds",
  MetricBoundaries.fromIterable([0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 20]),
  "Duration of database statements, with the wait for a connection."
)

/** What went wrong, by its name alone: messages quote addresses, names and papers. */
const nameOf = (cause: Cause.Cause<unknown>): string => {
  const [error] = Cause.failures(cause)
  return typeof error === "object" && error !== null && "_tag" in error ? String(error._tag) : "defect"
}

const discreetExit = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> =>
  Exit.isSuccess(exit) || Cause.isInterruptedOnly(exit.cause) ? exit : Exit.fail(nameOf(exit.cause))

/** How long a statement took, from its span. */
const measure = (span: Tracer.Span, endTime: bigint): void => {
  if (span.name !== "sql.execute") return
  queries.unsafeUpdate(Duration.toSeconds(Duration.nanos(endTime - span.status.startTime)), [])
}

/** A tracer whose spans hold names, times and what is listed above, and nothing else. */
export const discreet = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    ...tracer,
    span: (...words) => {
      const span = tracer.span(...words)
      const attribute = span.attribute.bind(span)
      const end = span.end.bind(span)
      return Object.assign(span, {
        attribute: (key: string, value: unknown) => {
          if (told.has(key)) attribute(key, value)
        },
        event: () => undefined,
        end: (endTime: bigint, exit: Exit.Exit<unknown, unknown>) => {
          measure(span, endTime)
          end(endTime, discreetExit(exit))
        }
      })
    }
  })
