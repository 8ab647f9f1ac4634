import type { ComplaintFiling, ComplaintType } from '@gema/contract/shapes/complaint.ts'
import { emptyFiling, type FilingValues } from './filing-values.ts'
import { isDraftEmpty, type KeptDraft, recallDraft } from './kept-draft.ts'

/** What the form begins with: the draft that this browser has kept, as far as it is still possible. */
export function firstValues(filing: ComplaintFiling): { values: FilingValues; isRestored: boolean } {
  const kept = recallDraft(filing.order.id)
  const begin: FilingValues = { ...emptyFiling, type: onlyType(filing.types) }
  if (kept === undefined || isDraftEmpty({ ...kept, type: '' })) return { values: begin, isRestored: false }
  return { values: { ...begin, ...stillPossible(kept, filing) }, isRestored: true }
}

/** A draft without items and types that can no longer be chosen. */
function stillPossible(draft: KeptDraft, { types, lines }: ComplaintFiling): KeptDraft {
  const isOpen = (line: string) =>
    lines.some(({ transaction_detail_id, most }) => transaction_detail_id === line && most > 0)
  return {
    ...draft,
    items: draft.items.filter(({ line }) => isOpen(line)),
    type: draft.type !== '' && types.includes(draft.type) ? draft.type : onlyType(types),
  }
}

/** Where just one answer is possible, it is given already. */
function onlyType([only, ...others]: ComplaintFiling['types']): ComplaintType | '' {
  return only !== undefined && others.length === 0 ? only : ''
}
