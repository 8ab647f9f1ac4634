import { useWords } from '../../../../language/use-words.ts'
import { useComposing } from '../composing.ts'
import { ChoosingSlot } from './choosing-slot.tsx'
import { EmptySlot } from './empty-slot.tsx'
import { FilledSlot } from './filled-slot.tsx'
import { slotWords } from './slot-words.ts'

/** The places of the system, one below the other. */
export function SlotList() {
  const t = useWords(slotWords)
  const { template, composition, choosing } = useComposing()
  return (
    <ol aria-label={t('parts')} className="grid gap-3 print:gap-2 print:[&>li:has(>.border-dashed)]:hidden">
      {template.components.map((component, place) => {
        const part = composition.parts[component.key]
        const place1 = { component, number: place + 1 }
        return (
          <li key={component.key} className="min-w-0">
            {choosing === component.key ? (
              <ChoosingSlot {...place1} part={part} />
            ) : part === undefined ? (
              <EmptySlot {...place1} />
            ) : (
              <FilledSlot {...place1} part={part} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
