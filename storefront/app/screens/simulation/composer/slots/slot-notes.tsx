import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { ChevronDown } from 'lucide-react'
import { MatchNote, noteKinds } from '../../../../commerce/simulation/match-note.tsx'
import { useWords } from '../../../../language/use-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useComposing } from '../composing.ts'
import type { Part } from '../composition-state.ts'
import { RemedyButton } from './remedy-button.tsx'
import { slotWords } from './slot-words.ts'

/** What is said of a slot: what has to be mended first, then what is worth a look; of what fits, one sentence and the rest on demand. */
export function SlotNotes({
  component,
  part: { product, quantity },
}: {
  component: SimulationComponent
  part: Part
}) {
  const t = useWords(slotWords)
  const { composed } = useComposing()
  const own = composed.notes.filter(({ slot }) => slot === component.key)
  const pressing = (['warning', 'note'] as const).flatMap((verdict) =>
    own.filter((note) => note.verdict === verdict),
  )
  const fits = own.filter(({ verdict }) => verdict === 'ok')
  // Where something is to be done, what fits steps back.
  const shownFits = pressing.length === 0 ? fits.slice(0, 1) : []
  const others = fits.slice(shownFits.length)
  const isShort = product.stock < quantity
  if (own.length === 0 && !isShort) return null
  return (
    <div className="col-span-full mt-2 grid gap-1.5 w768:col-start-2">
      {isShort && (
        <MatchNote kind="warn">
          {product.stock === 0 ? t('out_of_stock') : t('too_few', { count: product.stock })}
        </MatchNote>
      )}
      {pressing.map((note) => (
        <MatchNote key={note.rule} kind={noteKinds[note.verdict]}>
          {note.sentence} {note.verdict === 'warning' && <RemedyButton note={note} />}
        </MatchNote>
      ))}
      {shownFits.map(({ rule, sentence }) => (
        <MatchNote key={rule} kind="ok">
          {sentence}
        </MatchNote>
      ))}
      {others.length > 0 && (
        <details className="group/more">
          <summary className="inline-flex list-none items-center gap-1 rounded-control py-1 text-12 font-semibold text-theme-ink hover:underline hover:underline-offset-3 [&::-webkit-details-marker]:hidden">
            {t(shownFits.length === 0 ? 'fit' : 'more_fit', { count: others.length })}
            <Icon of={ChevronDown} size={14} className="group-open/more:rotate-180" />
          </summary>
          <div className="mt-1.5 grid gap-1.5">
            {others.map(({ rule, sentence }) => (
              <MatchNote key={rule} kind="ok">
                {sentence}
              </MatchNote>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
