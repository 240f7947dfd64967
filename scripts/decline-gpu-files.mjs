#!/usr/bin/env node
// Runs before the package's dependencies are set up. onnxruntime's own set-up fetches its CUDA and TensorRT providers
// (hundreds of megabytes, from a host that is no npm registry) unless their files are there, and fails the whole
// installation where it cannot. We compute on the processor alone: empty files in their place decline them. Nothing
// ever loads them, as no session asks for these providers.
import { existsSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const require = createRequire(import.meta.url)
const locate = () => {
  try {
    return dirname(require.resolve("onnxruntime-node/package.json"))
  } catch {
    // in a checkout this runs before anything is installed; there, .npmrc declines the files
    return null
  }
}

const root = locate()
if (root !== null) {
  const platform = `${process.platform}/${process.arch}`
  const { manifests, requirements } = require(join(root, "script/install-metadata.js"))
  for (const name of requirements[platform] ?? []) {
    for (const file of Object.keys(manifests[`${platform}:${name}`] ?? {})) {
      const path = join(root, "bin/napi-v6", platform, file)
      if (!existsSync(path)) writeFileSync(path, "")
    }
  }
}
