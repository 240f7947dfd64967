import { DateTime } from "effect"
import type { AccountKey } from "../../domain/Account.ts"
import type { DayUsage } from "../../ledger/Usage.ts"
import { Layout } from "../Layout.tsx"
import { isUnlimited } from "../quota.ts"
import { formatsOf, type View } from "../View.ts"
import { Plans } from "./Plans.tsx"

interface Props {
  readonly view: View
  readonly days: ReadonlyArray<DayUsage>
  readonly months: ReadonlyArray<{ readonly month: string; readonly conversions: number }>
  readonly keys: ReadonlyArray<AccountKey>
  readonly month: string
  readonly resets: string
}

/** One colour each: the dashboard first, then keys in the order of their making; what is more shares the last. */
const colours = 7

const [plotWidth, plotHeight, barGap] = [744, 180, 4]

const Plot = ({ days, keys, month, view }: Pick<Props, "days" | "keys" | "month" | "view">) => {
  const { usage } = view.words
  const series = [
    { id: null, name: usage.dashboard },
    ...keys.filter(({ id }) => days.some(({ keyId }) => keyId === id)).map(({ id, name }) => ({ id, name }))
  ]
  const inMonth = DateTime.getPartUtc(DateTime.endOf(DateTime.unsafeMake(`${month}-01T00:00:00Z`), "month"), "day")
  const countOf = (day: number, id: string | null) =>
    days
      .filter((one) => Number(one.day.slice(8)) === day && one.keyId === id)
      .reduce((sum, { conversions }) => sum + conversions, 0)
  const numbers = Array.from({ length: inMonth }, (_, index) => index + 1)
  const sums = numbers.map((day) => series.reduce((sum, { id }) => sum + countOf(day, id), 0))
  const most = Math.max(4, ...sums)
  const width = plotWidth / inMonth
  return (
    <figure class="plot" tabIndex={0}>
      <figcaption>{usage.byDay}</figcaption>
      <ul class="legend">
        {series.map(({ name }, index) => (
          <li dir="auto">
            <span class={`swatch series-${Math.min(index, colours - 1)}`} />
            {name}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${plotWidth + 40} ${plotHeight + 28}`} role="img" aria-label={usage.byDay}>
        {[0, 0.5, 1].map((share) => (
          <g class="grid">
            <line x1="36" x2={plotWidth + 36} y1={plotHeight * (1 - share) + 6} y2={plotHeight * (1 - share) + 6} />
            <text x="30" y={plotHeight * (1 - share) + 10} text-anchor="end">
              {Math.round(most * share)}
            </text>
          </g>
        ))}
        {numbers.map((day) => {
          let below = 0
          return (
            <g>
              {series.map(({ id, name }, index) => {
                const count = countOf(day, id)
                if (count === 0) return null
                const height = (count / most) * plotHeight
                below += height
                return (
                  <rect
                    class={`series-${Math.min(index, colours - 1)}`}
                    x={36 + (day - 1) * width + barGap / 2}
                    y={plotHeight - below + 6}
                    width={width - barGap}
                    height={height}
                  >
                    <title>{`${day}: ${name}, ${count}`}</title>
                  </rect>
                )
              })}
              {day === 1 || day % 5 === 0 ? (
                <text class="tick" x={36 + (day - 0.5) * width} y={plotHeight + 22} text-anchor="middle">
                  {day}
                </text>
              ) : null}
            </g>
          )
        })}
      </svg>
      <table class="visually-hidden">
        <caption>{usage.byDay}</caption>
        <thead>
          <tr>
            <th scope="col">{usage.day}</th>
            {series.map(({ name }) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers
            .filter((_, index) => sums[index]! > 0)
            .map((day) => (
              <tr>
                <th scope="row">{day}</th>
                {series.map(({ id }) => (
                  <td>{countOf(day, id)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  )
}

export const UsagePage = ({ days, keys, month, months, resets, view }: Props) => {
  const { usage, plans } = view.words
  const formats = formatsOf(view.words)
  const { limit, plan, used } = view.standing!
  const past = months.filter((one) => one.month !== month)
  return (
    <Layout view={view} title={usage.title}>
      <h1>{usage.title}</h1>
      <section aria-labelledby="month-title">
        <h2 id="month-title">
          {usage.month} <span class="tag">{plans[plan]}</span>
        </h2>
        {isUnlimited(limit) ? (
          <p class="big">{usage.usedUnlimited(formats.whole(used))}</p>
        ) : (
          <>
            <p class="big">{usage.used(formats.whole(used), formats.whole(limit))}</p>
            <progress
              class={used >= limit ? "spent" : ""}
              value={used}
              max={limit}
              aria-label={usage.used(String(used), String(limit))}
            />
          </>
        )}
        <p class="hint">
          {usage.failures} {usage.resets(resets)}
        </p>
      </section>
      <Plot view={view} days={days} keys={keys} month={month} />
      <section aria-labelledby="past-title">
        <h2 id="past-title">{usage.past}</h2>
        {past.length === 0 ? (
          <p class="empty">{usage.noPast}</p>
        ) : (
          <table class="narrow">
            <tbody>
              {past.map((one) => (
                <tr>
                  <th scope="row">{formats.month(one.month)}</th>
                  <td class="number">{formats.whole(one.conversions)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section id="plans" aria-labelledby="plans-title">
        <h2 id="plans-title">{usage.plans}</h2>
        <Plans words={view.words} current={plan} />
        <p class="hint">
          {usage.change} {usage.account}: <code>{view.standing!.person.accountId}</code>
        </p>
      </section>
    </Layout>
  )
}
