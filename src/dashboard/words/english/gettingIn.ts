/** The first page, and how one gets in. */
export const gettingIn = {
  start: {
    title: "A receipt becomes data in one request",
    lead: "Send a photo, a scan or a PDF of a receipt or invoice. Get vendor, date, items, taxes and total back as JSON, with what speaks for every value and where it stands on the page.",
    points: [
      [
        "It never invents an amount",
        "What is not printed is null. A page without a total is refused and costs nothing."
      ],
      [
        "It never charges twice",
        "Only successful conversions count, each once, in a ledger with a hash chain that you can verify in your own browser."
      ],
      [
        "It stays in the house",
        "Reading happens on the server itself. No receipt is sent to anybody unless its operator sets up a model."
      ]
    ],
    receipt: "A receipt",
    answer: "Its answer",
    alt: "Photographed receipt of the Harbour Lane Bakery: four items, sales tax, a total of 35.10 dollars",
    plans: "Plans",
    plan: "Plan",
    conversions: "Conversions a month",
    price: "Price a month",
    planNote: "Calendar months in UTC. The dashboard and the API share the same conversions.",
    begin: "Open a free account",
    read: "Read the docs"
  },
  signIn: {
    title: "Sign in",
    email: "E-mail address",
    password: "Password",
    submit: "Sign in",
    forgot: "Forgotten your password?",
    stranger: "No account yet?",
    with: (name: string) => `Sign in with ${name}`,
    refused: "The e-mail address or the password is not right.",
    tooMany: (seconds: number) => `Too many attempts. Try again in ${seconds} seconds.`,
    provider: "Signing in with the provider did not work. Please try again.",
    needed: "Please sign in to see this page.",
    ended: "You are signed out."
  },
  signUp: {
    title: "Open a free account",
    lead: "Ten conversions a month, no card.",
    accountName: "Name of the account",
    accountHint: "Your company's name, or your own.",
    email: "E-mail address",
    password: "Password",
    passwordHint: "At least 10 characters.",
    submit: "Open the account",
    known: "Have an account already?",
    taken: "This e-mail address cannot be used. If it is yours, sign in instead.",
    passwordRefused: "The password must have 10 to 128 characters.",
    closed: "New accounts are opened by the operator of this service."
  },
  forgot: {
    title: "Choose a new password",
    lead: "We send a link to your e-mail address. It works once, for an hour.",
    submit: "Send the link",
    sent: "If there is an account with this address, the link is on its way.",
    noMail: "This service sends no mail. Ask its operator for a link: receipts accounts reset-link YOUR-ADDRESS",
    password: "New password",
    save: "Save the password",
    linkRefused: "This link was used already, or is too old. Ask for a new one.",
    done: "The password is changed. Sign in with the new one."
  }
}
