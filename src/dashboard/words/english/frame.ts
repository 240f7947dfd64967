/** What stands on every page, and what is said when a page cannot be shown. */
export const frame = {
  language: "en",
  languageName: "English",
  brand: "Receipts",
  tagline: "Receipts in, numbers out.",
  skip: "Skip to the content",
  menu: "Pages",
  theme: { light: "Light", dark: "Dark", system: "As the system", name: "Colours" },
  languages: "Language",
  nav: {
    convert: "Convert",
    conversions: "Conversions",
    keys: "API keys",
    usage: "Usage",
    ledger: "Ledger",
    account: "Account",
    docs: "Docs",
    signIn: "Sign in",
    signUp: "Sign up",
    signOut: "Sign out"
  },
  plans: { free: "Free", pro: "Pro", pro_plus: "Pro Plus" },
  unlimited: "unlimited",
  quota: {
    left: (left: string, limit: string) => `${left} of ${limit} left this month`,
    used: (used: string) => `${used} this month, no limit`,
    none: "None left this month"
  },
  messages: {
    notFound: "There is nothing here",
    notFoundText: "The page does not exist, or belongs to another account.",
    refused: "This did not come from our page",
    refusedText: "The change was not made. Open the page again and try once more.",
    failed: "Something went wrong on our side",
    failedText: "Nothing was charged. Please try again.",
    linkRefused: "This link was used already",
    linkRefusedText: "It works once. A new one is printed when the service starts.",
    home: "To the start"
  }
}
