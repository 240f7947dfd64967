import { Layout } from "../Layout.tsx"
import type { View } from "../View.ts"
import { BrowserWords } from "./BrowserWords.tsx"

export const ConvertPage = ({ nextMonth, view }: { view: View; nextMonth: string }) => {
  const { convert, conversion } = view.words
  return (
    <Layout view={view} title={convert.title} scripts={["converter"]}>
      <h1>{convert.title}</h1>
      <noscript>
        <p class="notice">{convert.needsScript}</p>
      </noscript>
      <div id="converter" class="converter" hidden data-limit={convert.limit(nextMonth)}>
        <div class="drop" id="drop">
          <p class="drop-title">{convert.drop}</p>
          <p>
            {convert.or}{" "}
            <label class="button main" for="files">
              {convert.choose}
            </label>{" "}
            <label class="button camera" for="camera">
              {convert.photograph}
            </label>
          </p>
          <p class="hint">{convert.formats}</p>
          <input
            id="files"
            type="file"
            multiple
            class="hidden-input"
            accept=".jpg,.jpeg,.png,.webp,.heic,.heif,.tif,.tiff,.bmp,.pdf"
          />
          <input
            id="camera"
            aria-label={convert.photograph}
            type="file"
            class="hidden-input"
            accept="image/*"
            capture="environment"
          />
        </div>
        <div id="limit" class="notice error" hidden role="alert" />
        <section aria-labelledby="files-title">
          <h2 id="files-title">{convert.list}</h2>
          <p id="files-summary" class="hint" role="status">
            {convert.empty}
          </p>
          <ol id="jobs" class="jobs" />
        </section>
        <section id="result" aria-live="polite" aria-label={conversion.asRead} />
      </div>
      <BrowserWords words={view.words} names={["convert", "conversion"]} />
    </Layout>
  )
}
