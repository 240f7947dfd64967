import type { ComponentChildren } from "preact"
import { formatsOf, languages, type Standing, type View } from "./View.ts"
import { isUnlimited } from "./quota.ts"
import type { Words } from "./words/english.ts"

interface Props {
  readonly view: View
  readonly title: string
  /** Browser modules of the page, by name. */
  readonly scripts?: ReadonlyArray<string>
  readonly children: ComponentChildren
}

const navigation = (words: Words) =>
  [
    ["/convert", words.nav.convert],
    ["/conversions", words.nav.conversions],
    ["/keys", words.nav.keys],
    ["/usage", words.nav.usage],
    ["/ledger", words.nav.ledger],
    ["/docs", words.nav.docs]
  ] as const

export const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M5 2h14v19l-2.3-1.6-2.4 1.6-2.3-1.6L9.7 21l-2.4-1.6L5 21z" fill="currentColor" />
    <path d="M8.5 7.5h7M8.5 11h7M8.5 14.5h4" stroke="var(--paper)" stroke-width="1.6" stroke-linecap="round" />
  </svg>
)

const Quota = ({ standing: { limit, used }, words }: { standing: Standing; words: Words }) => {
  const { whole } = formatsOf(words)
  if (isUnlimited(limit))
    return (
      <a class="quota" href="/usage" data-quota data-words={words.quota.used("{0}")} data-counts="used">
        {words.quota.used(whole(used))}
      </a>
    )
  return (
    <a
      class={used >= limit ? "quota spent" : "quota"}
      href="/usage"
      data-quota
      data-words={words.quota.left("{0}", whole(limit))}
    >
      {used >= limit ? words.quota.none : words.quota.left(whole(limit - used), whole(limit))}
    </a>
  )
}

const Choices = ({ view: { theme, url, words } }: { view: View }) => (
  <div class="choices">
    <form method="post" action="/choose">
      <input type="hidden" name="back" value={url} />
      <span class="choice-name">{words.theme.name}</span>
      {(["light", "dark", "system"] as const).map((one) => (
        <button class="plain" name="theme" value={one} aria-pressed={theme === one ? "true" : "false"}>
          {words.theme[one]}
        </button>
      ))}
    </form>
    <form method="post" action="/choose">
      <input type="hidden" name="back" value={url} />
      <span class="choice-name">{words.languages}</span>
      {Object.values(languages).map((one) => (
        <button
          class="plain"
          name="language"
          value={one.language}
          lang={one.language}
          aria-pressed={words.language === one.language ? "true" : "false"}
        >
          {one.languageName}
        </button>
      ))}
    </form>
  </div>
)

const Strangers = ({ words }: { words: Words }) => (
  <nav class="strangers" aria-label={words.menu}>
    <a href="/docs">{words.nav.docs}</a>
    <a href="/sign-in">{words.nav.signIn}</a>
  </nav>
)

/** The document around every page. */
export const Layout = ({ children, scripts = [], title, view }: Props) => {
  const { standing, theme, url, words } = view
  const path = url.split("?", 1)[0]!
  return (
    <html lang={words.language} {...(theme === "system" ? {} : { "data-theme": theme })}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${words.brand}`}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/style.css" />
        {scripts.map((name) => (
          <script type="module" src={`/assets/browser/${name}.js`} />
        ))}
      </head>
      <body>
        <a class="skip" href="#content">
          {words.skip}
        </a>
        <header class="top">
          <a class="brand" href="/">
            <Mark />
            {words.brand}
          </a>
          {standing === null ? (
            <Strangers words={words} />
          ) : (
            <>
              <nav class="pages-nav" aria-label={words.menu}>
                {navigation(words).map(([href, name]) => (
                  <a href={href} {...(path === href || path.startsWith(`${href}/`) ? { "aria-current": "page" } : {})}>
                    {name}
                  </a>
                ))}
              </nav>
              <div class="who">
                <Quota standing={standing} words={words} />
                <a href="/account" {...(path === "/account" ? { "aria-current": "page" } : {})} dir="auto">
                  {standing.accountName}
                </a>
                <form method="post" action="/sign-out">
                  <button class="plain">{words.nav.signOut}</button>
                </form>
              </div>
            </>
          )}
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <footer class="bottom">
          <span>{words.tagline}</span>
          <Choices view={view} />
        </footer>
      </body>
    </html>
  )
}
