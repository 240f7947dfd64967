import { defineConfig } from "vitest/config"

const patience = { testTimeout: 240_000, hookTimeout: 240_000 }
const reading = "test/extraction/*.test.ts"
/** It reads by a table of its own, which no other file may see. */
const mocking = "test/extraction/UncertainVendor.test.ts"

const together = { forks: { singleFork: true, isolate: false } }

export default defineConfig({
  test: {
    globalSetup: ["test/support/postgresServer.ts"],
    reporters: ["default", "./test/support/closingLine.ts"],
    projects: [
      // what reads a page keeps nothing between two of them: its hundred files share its modules, and so one start
      { test: { ...patience, name: "reading", include: [reading], exclude: [mocking], poolOptions: together } },
      { test: { ...patience, name: "reading by itself", include: [mocking] } },
      { test: { ...patience, name: "service", include: ["test/**/*.test.ts"], exclude: [reading] } }
    ]
  }
})
