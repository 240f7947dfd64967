import { describe, expect, it } from "vitest"
import { FairOrder } from "../../src/admission/FairOrder.ts"
import { AccountId } from "../../src/domain/Identifiers.ts"

const [flood, steady] = ["F", "S"].map((letter) => AccountId.make(`acc_${letter.repeat(16)}`)) as [AccountId, AccountId]

/** Serves turns of a second for as long as both wait; answers with how many each one got. */
const serve = (order: FairOrder, turns: number, underWay: (account: AccountId) => number) => {
  const served = new Map([
    [flood, 0],
    [steady, 0]
  ])
  for (let i = 0; i < turns; i++) {
    const next = order.next([flood, steady], underWay)!
    served.set(next, served.get(next)! + 1)
    order.begin(next)(1_000)
  }
  return { flood: served.get(flood)!, steady: served.get(steady)! }
}

describe("the fair order", () => {
  it("shares the time of the readers, though one asks for a hundred times as much", () => {
    const order = new FairOrder()
    const { flood: much, steady: little } = serve(order, 400, (account) => (account === flood ? 300 : 3))
    expect(little - much).toBeGreaterThanOrEqual(0)
    expect(little - much).toBeLessThanOrEqual(32)
  })

  it("lets who asks for little go first for half a minute of reading", () => {
    const one = (account: AccountId) => (account === flood ? 300 : 1)
    expect(serve(new FairOrder(), 30, one)).toEqual({ flood: 0, steady: 30 })
  })

  it("makes nobody pay for what they used while nobody waited", () => {
    const order = new FairOrder()
    for (let i = 0; i < 100; i++) order.begin(order.next([steady], () => 1)!)(1_000)
    const { steady: served } = serve(order, 20, () => 1)
    expect(served).toBeGreaterThanOrEqual(9)
  })
})
