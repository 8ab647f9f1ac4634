import { unitPrice } from '@gema/contract/match/unit-price.ts'
import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { addressOf } from '../../../../addresses.ts'
import { SlotNumber, SlotPicture } from '../../../../commerce/simulation/slot-parts.tsx'
import { useMoney } from '../../../../commerce/use-money.ts'
import { PageLink } from '../../../../language/page-link.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Part } from '../composition-state.ts'
import { ChooseButton } from './choose-button.tsx'
import { productTitle } from './product-title.ts'
import { RemoveButton } from './remove-button.tsx'
import { quantitiesOf } from './right-quantity.ts'
import { SlotNotes } from './slot-notes.tsx'
import { SlotQuantity } from './slot-quantity.tsx'
import { SlotRole } from './slot-role.tsx'

interface FilledSlotProps {
  component: SimulationComponent
  number: number
  part: Part
}

/** A place with what was chosen for it, its price, and what the rules say of it. */
export function FilledSlot({ component, number, part }: FilledSlotProps) {
  const money = useMoney()
  const { product, quantity } = part
  const hasSeveral = quantitiesOf(component).length > 1
  return (
    <article className="relative grid grid-cols-[72px_minmax(0,1fr)] items-start gap-x-3 gap-y-1 rounded-card border border-line p-3 w768:grid-cols-[28px_72px_minmax(0,1fr)_auto] w768:items-center w768:gap-x-4 w768:pe-4 w1200:grid-cols-[28px_96px_minmax(0,1fr)_auto_76px]">
      <SlotNumber number={number} />
      <SlotPicture image={product.image} alt={product.image_alt} />
      <div className="min-w-0">
        <SlotRole component={component} part={part} />
        <h2 className="my-0.5 text-16 leading-[22px] tracking-[-0.01em]">
          <PageLink
            to={addressOf('product', { main: product.slug, id: product.product_uuid })}
            className="hover:underline hover:underline-offset-3"
          >
            {productTitle(product)}
          </PageLink>
        </h2>
        <p className="text-14 text-ink-2">
          <bdi>{product.key_spec}</bdi>
        </p>
      </div>
      <div
        className={classNames(
          'grid justify-items-end gap-2 max-w768:mt-2',
          // On phones a price alone stands at the end of the line of the actions.
          hasSeveral
            ? 'max-w768:col-span-full max-w768:flex max-w768:items-center max-w768:justify-between'
            : 'max-w768:col-start-2 max-w768:row-start-2',
        )}
      >
        <SlotQuantity component={component} part={part} />
        <p className="figures ms-auto text-end text-16 leading-[22px] font-bold whitespace-nowrap w768:min-w-[126px]">
          <bdi>{money(unitPrice(product, quantity) * quantity)}</bdi>
        </p>
      </div>
      <div
        className={classNames(
          'flex gap-5 max-w768:col-span-full max-w768:mt-2 max-w768:justify-self-start',
          !hasSeveral && 'max-w768:row-start-2',
          'w768:max-w1200:col-start-3 w768:max-w1200:col-end-[-1] w1200:grid w1200:justify-items-end w1200:gap-1.5',
        )}
      >
        <ChooseButton component={component} isFilled />
        <RemoveButton component={component} part={part} />
      </div>
      <SlotNotes component={component} part={part} />
    </article>
  )
}
