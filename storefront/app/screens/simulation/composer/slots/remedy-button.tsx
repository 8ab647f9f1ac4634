import type { Remedy } from '@gema/contract/match/find-remedy.ts'
import type { MatchNote } from '@gema/contract/match/match-system.ts'
import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import { useToast } from '../../../../commerce/use-toast.ts'
import { useWords } from '../../../../language/use-words.ts'
import { useComposing } from '../composing.ts'
import { productTitle } from './product-title.ts'
import { slotWords } from './slot-words.ts'
import { useDifference } from './use-difference.ts'

/** The way out of a warning, where there is one: another product, or another number of units. */
export function RemedyButton({ note }: { note: MatchNote }) {
  const t = useWords(slotWords)
  const toast = useToast()
  const { remedies, template, composition, change } = useComposing()
  const tell = useRemedyText(note)
  const remedy = remedies.get(note.rule)
  if (remedy === undefined) return null
  const component = template.components.find(({ key }) => key === remedy.slot)
  const take = () => {
    const { slot, quantity } = remedy
    if (remedy.kind === 'quantity') change({ kind: 'quantity', component: slot, quantity })
    else change({ kind: 'choose', component: slot, part: { product: remedy.choice, quantity } })
    toast.success(t('mended', { component: component?.name ?? '' }), {
      text: t('undo'),
      press: () => change({ kind: 'undo' }),
    })
  }
  const isEmpty = composition.parts[remedy.slot] === undefined
  return (
    <button type="button" onClick={take}>
      {tell(remedy, { component: component?.name ?? '', isEmpty })}
    </button>
  )
}

/** A remedy of another slot says which one. */
function useRemedyText(note: MatchNote) {
  const t = useWords(slotWords)
  const difference = useDifference()
  return (
    remedy: Remedy<SimulationProduct>,
    { component, isEmpty }: { component: string; isEmpty: boolean },
  ) => {
    const isElsewhere = remedy.slot !== note.slot
    const values = { component, difference: difference(remedy.price_difference) }
    if (remedy.kind === 'quantity')
      return t(isElsewhere ? 'make_it_of' : 'make_it', { ...values, quantity: remedy.quantity })
    const name = productTitle(remedy.choice)
    if (isEmpty) return t('add_to', { ...values, name })
    return t(isElsewhere ? 'use_instead_of' : 'use_instead', { ...values, name })
  }
}
