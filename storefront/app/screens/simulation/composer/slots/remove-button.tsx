import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { useToast } from '../../../../commerce/use-toast.ts'
import { useWords } from '../../../../language/use-words.ts'
import { useComposing } from '../composing.ts'
import type { Part } from '../composition-state.ts'
import { slotWords } from './slot-words.ts'

/** Takes a part out; the way back stands in the toast. */
export function RemoveButton({ component, part }: { component: SimulationComponent; part: Part }) {
  const t = useWords(slotWords)
  const toast = useToast()
  const { change, choose } = useComposing()
  const remove = () => {
    change({ kind: 'remove', component: component.key })
    // The button is gone with the part: the keyboard goes on from the one that takes its place.
    choose(component.key)
    choose(undefined)
    toast.success(t('removed', { name: part.product.name }), {
      text: t('undo'),
      press: () => change({ kind: 'undo' }),
    })
  }
  return (
    <button
      type="button"
      aria-label={t('remove_of', { component: component.name })}
      onClick={remove}
      className="relative text-14 font-medium text-ink-2 before:absolute before:-inset-1.5 hover:text-ink hover:underline hover:underline-offset-3"
    >
      {t('remove')}
    </button>
  )
}
