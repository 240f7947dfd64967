import { Schema } from "effect"

/** Every way a request can fail. The message tells the client what to do about it. */
const message = { message: Schema.String }

export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", message) {}
export class NoFile extends Schema.TaggedError<NoFile>()("NoFile", message) {}
export class FileTooLarge extends Schema.TaggedError<FileTooLarge>()("FileTooLarge", message) {}
export class InvalidFileType extends Schema.TaggedError<InvalidFileType>()("InvalidFileType", message) {}
export class ScannedPdf extends Schema.TaggedError<ScannedPdf>()("ScannedPdf", message) {}
export class UrlFetchFailed extends Schema.TaggedError<UrlFetchFailed>()("UrlFetchFailed", message) {}
export class NotAReceipt extends Schema.TaggedError<NotAReceipt>()("NotAReceipt", message) {}
export class MonthlyLimitReached extends Schema.TaggedError<MonthlyLimitReached>()("MonthlyLimitReached", message) {}
export class ConversionFailed extends Schema.TaggedError<ConversionFailed>()("ConversionFailed", {
  ...message,
  /** When to try again, where that can help. */
  retryAfterSeconds: Schema.optional(Schema.Int)
}) {}
/** The request breaks HTTP itself, so that it cannot be told what was asked. */
export class BadRequest extends Schema.TaggedError<BadRequest>()("BadRequest", message) {}
export class RequestTimeout extends Schema.TaggedError<RequestTimeout>()("RequestTimeout", message) {}
export class HeadersTooLarge extends Schema.TaggedError<HeadersTooLarge>()("HeadersTooLarge", message) {}

export class TooManyConnections extends Schema.TaggedError<TooManyConnections>()("TooManyConnections", message) {}
/** More is under way than the service can take. */
export const busy = new ConversionFailed({
  message: "The service is busy. Nothing was charged; please try again in a few seconds.",
  retryAfterSeconds: 5
})

export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", message) {}
export class MethodNotAllowed extends Schema.TaggedError<MethodNotAllowed>()("MethodNotAllowed", {
  ...message,
  allowed: Schema.Array(Schema.String)
}) {}

export class InvalidIdempotencyKey extends Schema.TaggedError<InvalidIdempotencyKey>()(
  "InvalidIdempotencyKey",
  message
) {}
export class IdempotencyKeyReused extends Schema.TaggedError<IdempotencyKeyReused>()("IdempotencyKeyReused", message) {}

export class InvalidInclude extends Schema.TaggedError<InvalidInclude>()("InvalidInclude", message) {}

/** What can go wrong in one conversion, in the order of the specification's table. */
export const conversionFailures = [
  Unauthorized,
  NoFile,
  FileTooLarge,
  InvalidFileType,
  ScannedPdf,
  UrlFetchFailed,
  NotAReceipt,
  MonthlyLimitReached,
  ConversionFailed,
  InvalidIdempotencyKey,
  IdempotencyKeyReused,
  InvalidInclude
] as const

export const Failure = Schema.Union(
  ...conversionFailures,
  BadRequest,
  RequestTimeout,
  HeadersTooLarge,
  TooManyConnections,
  NotFound,
  MethodNotAllowed
)
export type Failure = typeof Failure.Type

/** Specification, section "Errors": one code and one status for each failure. */
export const failureTable = {
  Unauthorized: { code: "unauthorized", status: 401, condition: "API key missing, invalid or revoked." },
  NoFile: { code: "no_file", status: 400, condition: "No file and no URL provided." },
  FileTooLarge: { code: "file_too_large", status: 400, condition: "File exceeds 10 MB." },
  InvalidFileType: { code: "invalid_file_type", status: 400, condition: "File format unsupported." },
  ScannedPdf: { code: "scanned_pdf", status: 400, condition: "PDF is a scanned image." },
  UrlFetchFailed: { code: "url_fetch_failed", status: 400, condition: "The file could not be fetched from the URL." },
  NotAReceipt: {
    code: "not_a_receipt",
    status: 422,
    condition: "The file does not appear to be a receipt or invoice."
  },
  MonthlyLimitReached: { code: "monthly_limit_reached", status: 429, condition: "The monthly quota is used up." },
  ConversionFailed: { code: "conversion_failed", status: 500, condition: "Unexpected internal error." },
  InvalidIdempotencyKey: {
    code: "invalid_idempotency_key",
    status: 400,
    condition: "The Idempotency-Key header is not of 1 to 255 printable ASCII characters."
  },
  IdempotencyKeyReused: {
    code: "idempotency_key_reused",
    status: 422,
    condition: "The Idempotency-Key was used with another request."
  },
  InvalidInclude: {
    code: "invalid_include",
    status: 400,
    condition: "The include parameter names something else than evidence."
  },
  BadRequest: { code: "bad_request", status: 400, condition: "The request is not HTTP that can be understood." },
  RequestTimeout: { code: "request_timeout", status: 408, condition: "The request did not arrive in time." },
  HeadersTooLarge: { code: "headers_too_large", status: 431, condition: "The request's headers exceed 16 KB." },
  TooManyConnections: {
    code: "too_many_connections",
    status: 429,
    condition: "Too many connections or requests of one address."
  },
  NotFound: { code: "not_found", status: 404, condition: "No such path." },
  MethodNotAllowed: { code: "method_not_allowed", status: 405, condition: "The path exists, the method does not." }
} as const satisfies Record<Failure["_tag"], { code: string; status: number; condition: string }>
