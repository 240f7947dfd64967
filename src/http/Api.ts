import {
  HttpApi,
  HttpApiEndpoint,
  HttpApiGroup,
  HttpApiMiddleware,
  HttpApiSchema,
  HttpApiSecurity,
  OpenApi
} from "@effect/platform"
import { Context, Schema } from "effect"
import * as Failure from "../domain/Failure.ts"
import { ReceiptData } from "../domain/Receipt.ts"
import { EvidenceAnswer, Warnings } from "../extraction/EvidenceAnswer.ts"
import type { KeyStanding } from "../ledger/EventStore.ts"
import { failureSchema } from "./FailureAnswer.ts"
import { describeAnswers, tidyDocument } from "./OpenApiDocument.ts"

/** The key of the request being answered. */
export class CurrentKey extends Context.Tag("http/CurrentKey")<CurrentKey, KeyStanding>() {}

export class ApiKeySecurity extends HttpApiMiddleware.Tag<ApiKeySecurity>()("http/ApiKeySecurity", {
  provides: CurrentKey,
  failure: failureSchema(Failure.Unauthorized),
  security: {
    api_key: HttpApiSecurity.bearer.pipe(
      HttpApiSecurity.annotate(OpenApi.Description, "An API key: it begins with sk_live_.")
    )
  }
}) {}

/** The file travels as a part of its own and is never decoded by this schema; it is here for the document. */
const BinaryFile = Schema.String.annotations({
  description: "Receipt image or PDF, at most 10 MB: JPG, PNG, WEBP, HEIC, TIFF, BMP, text-based PDF.",
  jsonSchema: { type: "string", format: "binary" }
})

const fileName = Schema.optional(
  Schema.String.annotations({ description: "Filename hint, used when the conversion is saved to the dashboard." })
)

const UploadForm = Schema.Struct({ file: BinaryFile, file_name: fileName })

const LinkForm = Schema.Struct({
  url: Schema.String.annotations({ description: "Publicly accessible URL of the receipt image or PDF." }),
  file_name: fileName
}).annotations({ identifier: "ConvertFromUrl" })

/** Checked by the handler, so that a bad one is answered in the contract's shape. */
const RequestHeaders = Schema.Struct({
  "idempotency-key": Schema.optional(
    Schema.String.annotations({
      description:
        "1 to 255 printable ASCII characters. The same key with the same request answers the same again and charges once.",
      jsonSchema: { type: "string", minLength: 1, maxLength: 255 }
    })
  )
})

export const ConversionResponse = Schema.Struct({
  success: Schema.Literal(true),
  processing_ms: Schema.NonNegativeInt.annotations({ description: "Processing time in milliseconds." }),
  conversions_used: Schema.NonNegativeInt.annotations({
    description: "Conversions used in the current calendar month (UTC), including this one."
  }),
  conversions_limit: Schema.NonNegativeInt.annotations({
    description: "Monthly conversion limit of the account's plan; 2147483647 for the unlimited plan."
  }),
  data: ReceiptData,
  evidence: Schema.optional(EvidenceAnswer),
  warnings: Schema.optional(Warnings)
}).annotations({ identifier: "ConversionResponse" })

/** Checked by the handler too. */
const Parameters = Schema.Struct({
  include: Schema.optional(
    Schema.Union(Schema.String, Schema.Array(Schema.String)).annotations({
      description: "`evidence` adds what speaks for every value, and warnings; the credit is the same.",
      jsonSchema: { type: "string", enum: ["evidence"] }
    })
  )
})

const convertReceipt = HttpApiEndpoint.post("convert_receipt", "/convert")
  .setUrlParams(Parameters)
  .setHeaders(RequestHeaders)
  .setPayload(Schema.Union(HttpApiSchema.Multipart(UploadForm), LinkForm))
  .addSuccess(ConversionResponse)
  .addError(failureSchema(Failure.NoFile))
  .addError(failureSchema(Failure.FileTooLarge))
  .addError(failureSchema(Failure.InvalidFileType))
  .addError(failureSchema(Failure.ScannedPdf))
  .addError(failureSchema(Failure.UrlFetchFailed))
  .addError(failureSchema(Failure.NotAReceipt))
  .addError(failureSchema(Failure.MonthlyLimitReached))
  .addError(failureSchema(Failure.ConversionFailed))
  .addError(failureSchema(Failure.InvalidIdempotencyKey))
  .addError(failureSchema(Failure.IdempotencyKeyReused))
  .addError(failureSchema(Failure.InvalidInclude))
  .middleware(ApiKeySecurity)
  .annotate(OpenApi.Summary, "Converts one receipt or invoice.")
  .annotate(
    OpenApi.Description,
    "Takes a file of at most 10 MB, or the URL of one. A successful conversion consumes one credit of the month."
  )
  .annotate(OpenApi.Transform, describeAnswers)

const describeApi = HttpApiEndpoint.get("openapi", "/openapi.json")
  .addSuccess(Schema.Unknown)
  .annotate(OpenApi.Exclude, true)

/** The whole contract; the requests are served, and `openapi.json` is written, from it alone. */
export class Api extends HttpApi.make("receipt_conversion")
  .add(
    HttpApiGroup.make("conversions", { topLevel: true })
      .add(convertReceipt)
      .add(describeApi)
      .annotate(OpenApi.Description, "Turn receipts and invoices into data.")
  )
  .prefix("/v1")
  .annotate(OpenApi.Title, "Receipt Conversion Service")
  .annotate(OpenApi.Version, "1.0.0")
  .annotate(OpenApi.License, { name: "MIT", url: "https://opensource.org/licenses/MIT" })
  .annotate(OpenApi.Description, "Turns a receipt or invoice, as a file or a URL, into structured JSON.")
  .annotate(OpenApi.Transform, tidyDocument) {}

/** The machine-readable contract. Answers may gain fields in later versions, so that none is closed. */
export const openApiDocument = () => OpenApi.fromApi(Api, { additionalPropertiesStrategy: "allow" })
