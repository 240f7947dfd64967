import { Layout } from "../Layout.tsx"
import type { View } from "../View.ts"
import { Json } from "./Json.tsx"
import { Plans } from "./Plans.tsx"

interface Props {
  readonly view: View
  readonly isSignUpOpen: boolean
  /** What the service really answers for the sample. */
  readonly sample: unknown
}

export const StartPage = ({ isSignUpOpen, sample, view }: Props) => {
  const { start } = view.words
  return (
    <Layout view={view} title={start.title}>
      <section class="hero">
        <h1>{start.title}</h1>
        <p class="lead">{start.lead}</p>
        <p class="actions">
          {isSignUpOpen ? (
            <a class="button main" href="/sign-up">
              {start.begin}
            </a>
          ) : null}
          <a class="button" href="/docs">
            {start.read}
          </a>
        </p>
      </section>
      <section class="showcase">
        <figure>
          <figcaption>{start.receipt}</figcaption>
          <img src="/assets/sample.webp" alt={start.alt} width="520" height="601" />
        </figure>
        <figure class="answer">
          <figcaption>{start.answer}</figcaption>
          <Json value={sample} />
        </figure>
      </section>
      <section class="points">
        {start.points.map(([title, text]) => (
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <section>
        <h2>{start.plans}</h2>
        <Plans words={view.words} current={null} />
        <p class="hint">{start.planNote}</p>
      </section>
    </Layout>
  )
}
