import type { ComposedSlot } from '@gema/contract/match/composition.ts'
import { systemOf } from '@gema/contract/match/composition.ts'
import { findRemedy, withRemedy } from '@gema/contract/match/find-remedy.ts'
import { matchSystem } from '@gema/contract/match/match-system.ts'
import { type Draft, isInStock } from './draft.ts'
import type { SuggestTask } from './suggest-task.ts'
import type { SuggestChoice } from './suggestion.ts'

/** A remedy ends a warning and begins none, so there are never more of them than warnings. */
const mostRemedies = 8

/** The draft without its warnings, each mended by the change that its rule proposes; nothing, where one cannot be mended. */
export function mendedDraft(draft: Draft, task: SuggestTask): Draft | undefined {
  const { rules, room, decimalFormat } = task.question
  const candidates = new Map(
    task.places.map(({ component, options }) => [component.key, options.map(({ choice }) => choice)]),
  )
  let slots: ComposedSlot<SuggestChoice>[] = task.places.map(({ at, component }) => ({
    ...component,
    choice: draft[at]?.option.choice,
    quantity: draft[at]?.quantity ?? component.min_quantity,
  }))
  for (let turn = 0; turn <= mostRemedies; turn += 1) {
    const note = matchSystem(systemOf(slots, room), rules, decimalFormat).find(
      ({ verdict }) => verdict === 'warning',
    )
    if (note === undefined) return draftOf(slots, task)
    const remedy = findRemedy({ slots, room, rules, note, candidates })
    if (remedy === undefined) return undefined
    slots = withRemedy(slots, remedy)
  }
  return undefined
}

function draftOf(slots: readonly ComposedSlot<SuggestChoice>[], { places }: SuggestTask): Draft | undefined {
  const draft: Draft = places.map(({ at, options }) => {
    const slot = slots[at]
    return options
      .find(({ choice }) => choice === slot?.choice)
      ?.picks.find(({ quantity }) => quantity === slot?.quantity)
  })
  return draft.every((pick) => pick === undefined || isInStock(draft, pick)) ? draft : undefined
}
