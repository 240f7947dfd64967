import type { SavedConversion } from "../../conversions/SavedConversions.ts"
import type { FieldEvidence } from "../../extraction/EvidenceAnswer.ts"
import type { Words } from "../words/english.ts"
import { doubtful } from "./Why.tsx"

const boxesOf = ({ evidence }: SavedConversion): ReadonlyArray<{ field: string; box: FieldEvidence }> =>
  evidence === null
    ? []
    : [
        ...(["vendor", "date", "total", "subtotal", "currency", "payment_method", "category", "tip"] as const).flatMap(
          (field) => (evidence[field] === null ? [] : [{ field, box: evidence[field] }])
        ),
        ...evidence.taxes.map((box, index) => ({ field: `taxes.${index}`, box })),
        ...evidence.items.map((box, index) => ({ field: `items.${index}`, box }))
      ]

/** The pages' pictures, with a box around what each field was read from. */
export const Sheets = ({ conversion, words }: { words: Words; conversion: SavedConversion }) => {
  const boxes = boxesOf(conversion).filter(({ box }) => box.box !== null)
  const pages = Math.max(conversion.pages, ...boxes.map(({ box }) => box.page ?? 1), 1)
  return (
    <div class="sheets" data-kept={conversion.pages}>
      {Array.from({ length: Math.min(pages, 4) }, (_, index) => index + 1).map((page) => (
        <figure class="sheet" data-page={page} {...(page > conversion.pages ? { hidden: true } : {})}>
          <img
            alt={words.conversion.page(page)}
            {...(page > conversion.pages ? {} : { src: `/conversions/${conversion.id}/pages/${page}` })}
          />
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            {boxes
              .filter(({ box }) => box.page === page)
              .map(({ box, field }) => (
                <polygon
                  data-field={field}
                  class={box.confidence < doubtful ? "doubt" : ""}
                  points={box.box!.map(([x, y]) => `${x},${y}`).join(" ")}
                />
              ))}
          </svg>
        </figure>
      ))}
      {conversion.pages > 0 ? null : <p class="hint no-picture">{words.conversion.noPicture}</p>}
    </div>
  )
}
