import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useEffect } from 'react'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectBox } from '../../ui/select-box.tsx'
import { useCartEditor } from './cart-editor.ts'
import { cartWords } from './cart-words.ts'
import { selectionOf } from './group-lines.ts'
import { cartSummaryWords } from './summary-words.ts'
import type { CheckOut } from './use-check-out.ts'

/** Total and action at the foot of the screen, where there is no room for a column. The main places give way to it. */
export function CartBar({ cart: { totals }, checkOut }: { cart: CartState; checkOut: CheckOut }) {
  const t = useWords(cartSummaryWords)
  const words = useWords(cartWords)
  const money = useMoney()
  const { lines, select, isPending } = useCartEditor()
  useEffect(() => {
    const { documentElement: page } = document
    page.setAttribute('data-cart-bar', '')
    return () => page.removeAttribute('data-cart-bar')
  }, [])
  const { count, reason, isBusy, go } = checkOut
  return (
    <section
      aria-label={t('bar')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] w992:hidden"
    >
      <div className="wrap flex items-center gap-2 py-3">
        <SelectBox
          state={selectionOf(lines)}
          onChange={(on) =>
            select(
              lines.map(({ cart_id }) => cart_id),
              on,
            )
          }
          className="gap-2! text-12 text-ink-2"
        >
          {words('select_all_short')}
        </SelectBox>
        <p
          aria-busy={isPending || undefined}
          className={classNames(
            'me-1.5 min-w-0 flex-1 text-end transition-opacity duration-150',
            isPending && 'opacity-55',
          )}
        >
          <span className="block text-12 text-ink-2">{t('total')}</span>
          <b
            className="figures block text-16 leading-6 font-bold tracking-tight whitespace-nowrap w420:text-18"
            dir="ltr"
          >
            {money(totals.total)}
          </b>
        </p>
        <Button disabled={reason !== undefined} busy={isBusy} onClick={go} className="px-3.5">
          {t('check_out', { count })}
        </Button>
      </div>
    </section>
  )
}
