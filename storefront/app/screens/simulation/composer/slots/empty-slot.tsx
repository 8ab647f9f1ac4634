import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { SlotNumber, SlotSign } from '../../../../commerce/simulation/slot-parts.tsx'
import { ChooseButton } from './choose-button.tsx'
import { SlotRole } from './slot-role.tsx'

/** A place that waits for something. */
export function EmptySlot({ component, number }: { component: SimulationComponent; number: number }) {
  return (
    <article className="relative grid print:hidden grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 rounded-card border border-dashed border-line-2 p-3 w768:grid-cols-[28px_72px_minmax(0,1fr)_auto] w768:gap-x-4 w768:pe-4 w1200:grid-cols-[28px_96px_minmax(0,1fr)_auto]">
      <SlotNumber number={number} look="empty" />
      <SlotSign icon={component.icon} />
      <div className="min-w-0">
        <SlotRole component={component} />
        <p className="text-14 text-ink-2 text-pretty">{component.text}</p>
      </div>
      <ChooseButton component={component} isFilled={false} />
    </article>
  )
}
