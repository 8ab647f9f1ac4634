import type { Composing } from '../composing.ts'
import { useAddAll } from './use-add-all.ts'
import { useSaving } from './use-saving.ts'

export type RailActions = ReturnType<typeof useRailActions>

/** What can be done with a system; the column and the bar at the foot share it. */
export function useRailActions(composing: Composing) {
  const adding = useAddAll(composing)
  const saving = useSaving(composing)
  return { adding, saving, isEmpty: composing.composed.chosenCount === 0 }
}
