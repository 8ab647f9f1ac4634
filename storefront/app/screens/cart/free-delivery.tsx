import type { CartState } from '@gema/contract/shapes/cart.ts'
import { Truck } from 'lucide-react'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { FilledBar } from '../../ui/filled-bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { cartWords } from './cart-words.ts'

/** How far it is to a delivery that costs nothing. */
export function FreeDelivery({ offer }: { offer: NonNullable<CartState['free_shipping']> }) {
  const t = useWords(cartWords)
  const money = useMoney()
  const { service, above, missing } = offer
  const reached = above === 0 ? 100 : (100 * (above - missing)) / above
  return (
    <div className="grid gap-2.5 rounded-inner bg-theme-soft px-4 py-3 text-14 text-theme-ink">
      <p className="flex items-center gap-2.5">
        <Icon of={Truck} />
        <span>
          <b className="font-strong">
            {missing > 0 ? t('free_missing', { amount: money(missing) }) : t('free_passed', { service })}
          </b>{' '}
          {missing > 0
            ? t('free_missing_text', { service })
            : t('free_passed_text', { amount: money(above) })}
        </span>
      </p>
      <FilledBar percent={reached} fill="fill-theme" rest="fill-[#cdeede]" />
    </div>
  )
}
