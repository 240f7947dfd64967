import { conversionsLimit, type Plan } from "../../domain/Plan.ts"
import { isUnlimited } from "../quota.ts"
import { formatsOf } from "../View.ts"
import type { Words } from "../words/english.ts"

/** Specification, section "Limits". */
const prices: Record<Plan, string> = { free: "$0", pro: "$9", pro_plus: "$19" }

export const Plans = ({ current, words }: { words: Words; current: Plan | null }) => (
  <table class="plans">
    <thead>
      <tr>
        <th scope="col">{words.start.plan}</th>
        <th scope="col" class="number">
          {words.start.conversions}
        </th>
        <th scope="col" class="number">
          {words.start.price}
        </th>
      </tr>
    </thead>
    <tbody>
      {(["free", "pro", "pro_plus"] as const).map((plan) => (
        <tr {...(plan === current ? { class: "current" } : {})}>
          <th scope="row">
            {words.plans[plan]}
            {plan === current ? <span class="tag">{words.usage.current}</span> : null}
          </th>
          <td class="number">
            {isUnlimited(conversionsLimit[plan]) ? words.unlimited : formatsOf(words).whole(conversionsLimit[plan])}
          </td>
          <td class="number">{prices[plan]}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
