import { describe, expect, it } from "vitest"
import { dealOut } from "../../src/extraction/local/ocr/dealOut.ts"

/** Workers that write down what they are given, and answer when they are told to. */
const workersAtWork = (count: number) => {
  const given: Array<ReadonlyArray<number>> = []
  const waiting = new Map<number, (answer: string) => void>()
  const workers = Array.from({ length: count }, (_, worker) => (piece: number) => {
    given.push([worker, piece])
    return new Promise<string>((resolve) => waiting.set(piece, resolve))
  })
  const finish = async (piece: number) => {
    waiting.get(piece)!(`answer ${piece}`)
    await new Promise(setImmediate)
  }
  return { finish, given, workers }
}

describe("pieces of work", () => {
  it("are taken last ones first by whoever is free, and answered in their order", async () => {
    const { finish, given, workers } = workersAtWork(2)
    const answers = dealOut([10, 20, 30, 40], workers)
    await finish(40)
    await finish(20)
    await finish(10)
    await finish(30)
    expect(given).toEqual([
      [0, 40],
      [1, 30],
      [0, 20],
      [0, 10]
    ])
    expect(await answers).toEqual(["answer 10", "answer 20", "answer 30", "answer 40"])
  })

  it("that are none need nobody", async () => {
    const { given, workers } = workersAtWork(2)
    expect(await dealOut([], workers)).toEqual([])
    expect(given).toEqual([])
  })

  it("of which one fails fail", async () => {
    await expect(dealOut([1], [() => Promise.reject(new Error("broken"))])).rejects.toThrow("broken")
  })
})
