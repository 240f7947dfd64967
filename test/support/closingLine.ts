import type { Reporter, TestCase } from "vitest/node"

/** Ends the run with `N passed, N failed` on a line of its own, for people and machines that read the last line. */
export default class ClosingLine implements Reporter {
  #passed = 0
  #failed = 0

  onTestCaseResult(test: TestCase) {
    const { state } = test.result()
    if (state === "passed") this.#passed++
    if (state === "failed") this.#failed++
  }

  onTestRunEnd(_modules: unknown, unhandled: ReadonlyArray<unknown>) {
    const failed = this.#failed + unhandled.length
    // after the other reporters' summary
    setImmediate(() => console.log(`\n${this.#passed} passed, ${failed} failed`))
  }
}
