import { type ComponentRole, roleGroups } from '@gema/contract/match/component-roles.ts'
import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { useWords } from '../../../../language/use-words.ts'
import type { Part } from '../composition-state.ts'
import { quantitiesOf } from './right-quantity.ts'
import { slotWords } from './slot-words.ts'

const speakerRoles: readonly ComponentRole[] = roleGroups.speakers

/** What a slot is for, whether it has to be filled, and with how many. */
export function SlotRole({ component, part }: { component: SimulationComponent; part?: Part | undefined }) {
  const t = useWords(slotWords)
  const numbers = quantitiesOf(component)
  const [least = 1, most = 1] = [numbers[0], numbers.at(-1)]
  const facts = [
    t(component.is_required ? 'required' : 'optional'),
    numbers.length > 2 && t('range', { least, most }),
    numbers.length === 2 && t('two_numbers', { least, most }),
    numbers.length === 1 && least > 1 && t('exactly', { least }),
    speakerRoles.includes(component.role) && part?.product.figures.pieces === 2 && t('pair'),
  ]
  return (
    <p className="text-14 font-strong text-primary-hover">
      {component.name}{' '}
      <small className="ms-1 text-12 font-medium text-ink-2">{facts.filter(Boolean).join(' · ')}</small>
    </p>
  )
}
