import { monitorEventLoopDelay } from "node:perf_hooks"
import { Effect, Metric, type MetricKey, MetricState } from "effect"

type Labels = ReadonlyArray<readonly [name: string, value: string]>

const escaped = (text: string): string => text.replace(/\\/g, "\\\\").replace(/\n/g, "\\n").replace(/"/g, '\\"')

const withLabels = (name: string, labels: Labels): string =>
  labels.length === 0 ? name : `${name}{${labels.map(([key, value]) => `${key}="${escaped(value)}"`).join(",")}}`

const numberOf = (value: number | bigint): string =>
  value === Number.POSITIVE_INFINITY ? "+Inf" : value === Number.NEGATIVE_INFINITY ? "-Inf" : String(value)

interface Family {
  readonly name: string
  readonly type: "counter" | "gauge" | "histogram"
  readonly help: string
  readonly lines: Array<string>
}

const addTo = (family: Family, labels: Labels, state: unknown): void => {
  const { lines, name } = family
  if (MetricState.isCounterState(state)) lines.push(`${withLabels(name, labels)} ${numberOf(state.count)}`)
  else if (MetricState.isGaugeState(state)) lines.push(`${withLabels(name, labels)} ${numberOf(state.value)}`)
  else if (MetricState.isHistogramState(state)) {
    for (const [boundary, count] of state.buckets) {
      lines.push(`${withLabels(`${name}_bucket`, [...labels, ["le", numberOf(boundary)]])} ${count}`)
    }
    lines.push(`${withLabels(`${name}_sum`, labels)} ${numberOf(state.sum)}`)
    lines.push(`${withLabels(`${name}_count`, labels)} ${state.count}`)
  }
}

const typeOf = (state: unknown): Family["type"] | null => {
  if (MetricState.isCounterState(state)) return "counter"
  if (MetricState.isGaugeState(state)) return "gauge"
  return MetricState.isHistogramState(state) ? "histogram" : null
}

/** Of the main thread, since it was last asked for. */
const delays = monitorEventLoopDelay({ resolution: 10 })

/** What the process itself tells at the moment of asking. */
const processFamilies = (): ReadonlyArray<Family> => {
  const gauge = (name: string, help: string, value: number): Family => ({
    name,
    type: "gauge",
    help,
    lines: [`${name} ${value}`]
  })
  const late = (name: string, percent: number) => {
    const nanoseconds = delays.percentile(percent)
    const help = "How late the main thread was since the last scrape."
    return gauge(`nodejs_eventloop_delay_${name}_seconds`, help, Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
  }
  const lateness = [late("p50", 50), late("p99", 99), late("max", 100)]
  delays.reset()
  const { system, user } = process.cpuUsage()
  return [
    ...lateness,
    gauge("process_resident_memory_bytes", "Resident memory of the main process.", process.memoryUsage.rss()),
    {
      name: "process_cpu_seconds_total",
      type: "counter",
      help: "Processor time of the main process.",
      lines: [`process_cpu_seconds_total ${(system + user) / 1e6}`]
    }
  ]
}

/** Starts to watch the event loop; costs a timer. */
export const watchEventLoop = Effect.acquireRelease(
  Effect.sync(() => delays.enable()),
  () => Effect.sync(() => delays.disable())
)

/** Everything that was measured, in Prometheus' text format 0.0.4. */
export const exposition: Effect.Effect<string> = Effect.map(Metric.snapshot, (pairs) => {
  const families = new Map<string, Family>()
  for (const { metricKey, metricState } of pairs as ReadonlyArray<{
    readonly metricKey: MetricKey.MetricKey.Untyped
    readonly metricState: unknown
  }>) {
    const type = typeOf(metricState)
    const { name } = metricKey
    // Effect's own are about fibers, not about the service
    if (type === null || name.startsWith("effect_")) continue
    const help = metricKey.description._tag === "Some" ? metricKey.description.value : name
    const family = families.get(name) ?? { name, type, help, lines: [] }
    families.set(name, family)
    addTo(
      family,
      metricKey.tags.map(({ key, value }) => [key, value]),
      metricState
    )
  }
  const sorted = [...families.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  return [...sorted, ...processFamilies()]
    .map(({ help, lines, name, type }) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("\n")}\n`)
    .join("")
})
