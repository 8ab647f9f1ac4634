import { useEffect } from 'react'
import { summaryWords } from '../../commerce/checkout/summary-words.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { MainActionButton } from './main-action-button.tsx'
import { orderActionWords } from './order-action-words.ts'
import type { OrderPartProps } from './order-part-props.ts'
import { mainActionOf } from './order-stand.ts'

/** The next step at the foot of the screen, where there is no room for a column. The main places give way to it. */
export function ActionBar(props: OrderPartProps) {
  const t = useWords(orderActionWords)
  const sums = useWords(summaryWords)
  const money = useMoney()
  const action = mainActionOf(props.order)
  const isThere = action !== undefined
  useEffect(() => {
    if (!isThere) return
    const { documentElement: page } = document
    page.setAttribute('data-cart-bar', '')
    return () => page.removeAttribute('data-cart-bar')
  }, [isThere])
  if (!isThere) return null
  return (
    <section
      aria-label={t('bar')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] w992:hidden print:hidden"
    >
      <div className="wrap flex items-center gap-4 py-3">
        {action === 'pay' && (
          <p className="min-w-0 flex-1">
            <span className="block text-12 text-ink-2">{sums('total')}</span>
            <b dir="ltr" className="figures block text-16 leading-6 font-bold whitespace-nowrap">
              {money(props.order.amount)}
            </b>
          </p>
        )}
        <MainActionButton {...props} className={action === 'pay' ? '' : 'flex-1'} />
      </div>
    </section>
  )
}
