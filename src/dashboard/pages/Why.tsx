import type { FieldEvidence } from "../../extraction/EvidenceAnswer.ts"
import type { Words } from "../words/english.ts"

/** Below this a value is marked to be looked at. */
export const doubtful = 0.7

const reasonText = (words: Words, reason: string): string => {
  const known = words.reasons[reason]
  if (typeof known === "string") return known
  const label = /^label_(.+)$/.exec(reason)?.[1]
  const role = words.reasons["label"]
  return label !== undefined && typeof role === "function"
    ? role(label.replaceAll("_", " "))
    : reason.replaceAll("_", " ")
}

/** How sure a value is, and why, in words. */
export const Why = ({ evidence, words }: { words: Words; evidence: FieldEvidence }) => {
  const { conversion } = words
  const list = (isFor: boolean) =>
    evidence.reasons.filter(({ weight }) => weight > 0 === isFor).map(({ reason }) => reasonText(words, reason))
  const percent = Math.round(evidence.confidence * 100)
  const isDoubtful = evidence.confidence < doubtful
  return (
    <details class={isDoubtful ? "why doubt" : "why"}>
      <summary>
        {isDoubtful ? <span aria-hidden="true">? </span> : null}
        {conversion.sure(percent)}
      </summary>
      <p>
        {isDoubtful ? `${conversion.doubtful(percent)} ` : ""}
        {conversion.source[evidence.source]}
        {evidence.text === null ? "" : ": "}
        {evidence.text === null ? null : <q dir="auto">{evidence.text}</q>}
      </p>
      {list(true).length === 0 ? null : (
        <p>
          {conversion.for}: {list(true).join(", ")}.
        </p>
      )}
      {list(false).length === 0 ? null : (
        <p>
          {conversion.against}: {list(false).join(", ")}.
        </p>
      )}
    </details>
  )
}
