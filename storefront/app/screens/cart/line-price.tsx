import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { useCartEditor } from './cart-editor.ts'
import { cartWords } from './cart-words.ts'

/** The price of one, the price before, and of several what they come to. */
export function LinePrice({ line, isPale }: { line: CartLine; isPale: boolean }) {
  const t = useWords(cartWords)
  const money = useMoney()
  const { isPending } = useCartEditor()
  const { pricing, quantity, line_total } = line
  return (
    <div className="figures flex flex-wrap items-baseline gap-x-2 max-w768:col-start-3 w768:block w768:text-end">
      <p
        dir="ltr"
        className={classNames(
          'text-16 leading-6 font-bold tracking-tight whitespace-nowrap w768:text-18 w768:leading-6',
          isPale && 'text-ink-2',
        )}
      >
        {money(pricing.price)}
      </p>
      {pricing.discount_percent > 0 && (
        <>
          <s className="text-12 text-ink-2" dir="ltr" aria-hidden>
            {money(pricing.selling)}
          </s>
          <span className="sr-only">{t('before', { price: money(pricing.selling) })}</span>
        </>
      )}
      {quantity > 1 && (
        <p
          className={classNames(
            'text-12 text-ink-2 transition-opacity duration-150 max-w768:w-full',
            isPending && 'opacity-55',
          )}
        >
          {t('times', { count: quantity })}{' '}
          <b className="font-strong" dir="ltr">
            {money(line_total)}
          </b>
        </p>
      )}
    </div>
  )
}
