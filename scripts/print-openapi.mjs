#!/usr/bin/env node
// Prints the OpenAPI document exactly as GET /v1/openapi.json serves it.
import { openApiDocument } from "../dist/http/Api.js"

console.log(JSON.stringify(openApiDocument(), null, 2))
