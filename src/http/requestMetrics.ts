import { MetricBoundaries, MetricKey } from "effect"
import { labelled } from "../effects/labelled.ts"
import { updateMetric } from "../effects/updateMetric.ts"

/** Names and labels are OpenTelemetry's, in Prometheus' spelling; a receipt may take a minute. */
const duration = labelled(
  MetricKey.histogram(
    "http_server_request_duration_seconds",
    MetricBoundaries.fromIterable([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]),
    "Duration of HTTP requests."
  ),
  ["http_request_method", "http_route", "http_response_status_code"]
)

const methods = new Set(["GET", "POST", "PUT", "HEAD", "OPTIONS"])

export const pathOf = ({ url }: { readonly url: string }): string => url.split("?", 1)[0]!

/** The route of a path: no id in it, and one name for all that is not there, so that no label grows. */
export const routeOf = (path: string, status: number): string => {
  if (status === 404 || status === 405) return "none"
  return path
    .replace(/\/cnv_[^/]+/, "/:id")
    .replace(/\/pages\/\d+$/, "/pages/:page")
    .replace(/^\/assets\/.*/, "/assets/:file")
}

export const measureRequest = (method: string, path: string, status: number, millis: number) =>
  updateMetric(duration(methods.has(method) ? method : "_OTHER", routeOf(path, status), String(status)), millis / 1000)
