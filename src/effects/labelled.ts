import { Metric, MetricKey, type MetricKeyType, MetricLabel } from "effect"

/**
 * A metric for each combination of labels, kept: to name labels anew for every update costs more than the update. There
 * must be few of them.
 */
export const labelled = <Type extends MetricKeyType.MetricKeyType.Untyped>(
  key: MetricKey.MetricKey<Type>,
  names: ReadonlyArray<string>
) => {
  const made = new Map<
    string,
    Metric.Metric<Type, MetricKeyType.MetricKeyType.InType<Type>, MetricKeyType.MetricKeyType.OutType<Type>>
  >()
  return (...values: ReadonlyArray<string>) => {
    const which = values.join("\n")
    const known = made.get(which)
    if (known !== undefined) return known
    const labels = names.map((name, index) => MetricLabel.make(name, values[index]!))
    const metric = Metric.fromMetricKey(MetricKey.taggedWithLabels(key, labels))
    made.set(which, metric)
    return metric
  }
}
