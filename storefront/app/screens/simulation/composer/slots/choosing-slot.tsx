import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { lazy, Suspense } from 'react'
import { SlotNumber, SlotPicture, SlotSign } from '../../../../commerce/simulation/slot-parts.tsx'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { useNarrow } from '../../../../ui/use-narrow.ts'
import { useComposing } from '../composing.ts'
import type { Part } from '../composition-state.ts'
import { overlays } from '../overlays.ts'
import { PickerPanel } from '../picker/picker-panel.tsx'
import { pickerWords } from '../picker/picker-words.ts'
import { productTitle } from './product-title.ts'
import { SlotRole } from './slot-role.tsx'

const PickerSheet = lazy(overlays.picker)

interface ChoosingSlotProps {
  component: SimulationComponent
  number: number
  part: Part | undefined
}

/** A place while something is chosen for it: the list opens below on wide screens, as a sheet on phones. */
export function ChoosingSlot({ component, number, part }: ChoosingSlotProps) {
  const t = useWords(pickerWords)
  const { choose } = useComposing()
  const isNarrow = useNarrow()
  return (
    <article className="relative grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 rounded-card border border-primary p-3 ring-3 ring-primary-soft w768:grid-cols-[28px_72px_minmax(0,1fr)_auto] w768:gap-x-4 w768:pe-4 w1200:grid-cols-[28px_96px_minmax(0,1fr)_auto]">
      <SlotNumber number={number} look="choosing" />
      {part === undefined ? (
        <SlotSign icon={component.icon} />
      ) : (
        <SlotPicture image={part.product.image} alt={part.product.image_alt} />
      )}
      <div className="min-w-0">
        <SlotRole component={component} part={part} />
        <h2 className="my-0.5 text-16 leading-[22px] tracking-[-0.01em]">
          {part === undefined
            ? t('choose_one', { count: component.product_count })
            : productTitle(part.product)}
        </h2>
        <p className="text-14 text-ink-2 text-pretty">{component.text}</p>
      </div>
      <Button
        look="quiet"
        size={40}
        onClick={() => choose(undefined)}
        className="max-w768:col-span-full max-w768:mt-1.5"
      >
        {t('close')}
      </Button>
      {isNarrow ? (
        <Suspense>
          <PickerSheet component={component} />
        </Suspense>
      ) : (
        <PickerPanel component={component} />
      )}
    </article>
  )
}
