import { Layout } from "../Layout.tsx"
import type { View } from "../View.ts"

export const MessagePage = ({ text, title, view }: { view: View; title: string; text: string }) => (
  <Layout view={view} title={title}>
    <section class="card">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a class="button" href="/">
          {view.words.messages.home}
        </a>
      </p>
    </section>
  </Layout>
)
