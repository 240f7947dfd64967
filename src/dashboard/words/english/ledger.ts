/** The ledger and its verification. */
export const ledger = {
  ledger: {
    title: "Ledger",
    lead: "Every key and every successful conversion of this account is an event here. Events are only ever added, and each carries a hash over itself and the one before.",
    count: "Conversions this month",
    events: "Events",
    head: "Head",
    headHint: "Note it down: as long as it is found on the chain, nothing before it was changed or taken away.",
    export: "Export (JSONL)",
    verify: "Verify",
    verifyLead: "Your browser fetches the export and recomputes every hash itself.",
    verifyHead: "A head noted earlier",
    verifyHeadHint: "POSITION:HASH, as shown here or in the headers of an answer. May stay empty.",
    verifyStart: "Verify in this browser",
    verifying: (events: string) => `Checking… ${events} events`,
    intact: (events: string) => `Intact: ${events} events, every hash recomputed.`,
    countAgrees: (used: string) => `This month's count of ${used} agrees.`,
    countDiffers: (found: string, shown: string) => `The events count ${found} this month, the page says ${shown}.`,
    headProven: "The head noted earlier is on the chain.",
    headMissing: "The head noted earlier is not on the chain.",
    headShown: "The head shown here is on the chain.",
    headGone: "The head shown here is not on the chain.",
    fault: (version: string, reason: string) => `Fault at position ${version}: ${reason}.`,
    faults: {
      version: "the position does not follow the one before",
      hash: "the hash does not match the event",
      previous: "it does not follow from the event before",
      ordinal: "the ordinal is out of turn",
      line: "the line cannot be read"
    },
    otherFile: "Verify an export that was kept",
    position: "Position",
    time: "Time (UTC)",
    type: "Event",
    actor: "By",
    month: "Month",
    ordinal: "Ordinal",
    hash: "Hash",
    older: "Earlier events",
    newest: "Newest events",
    types: {
      AccountOpened: "Account opened",
      PlanChanged: "Plan changed",
      KeyCreated: "Key created",
      KeyRevoked: "Key revoked",
      ConversionSucceeded: "Conversion"
    },
    operator: "operator"
  }
}
