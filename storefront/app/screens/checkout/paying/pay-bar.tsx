import { summaryWords } from '../../../commerce/checkout/summary-words.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { PayFootProps } from './pay-foot.tsx'
import { PayProblemNote } from './pay-problem-note.tsx'
import { payingWords } from './paying-words.ts'

/** Below 992: the total and the button, at the foot of the screen. */
export function PayBar({ total, isOrderOnly, isBusy, isPending, problem, onPay }: PayFootProps) {
  const t = useWords(payingWords)
  const summary = useWords(summaryWords)
  const money = useMoney()
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] w992:hidden"
    >
      {problem !== undefined && <PayProblemNote problem={problem} className="mb-3" />}
      <div className="flex items-center gap-3">
        <p
          className={classNames('min-w-0 flex-1 transition-opacity duration-150', isPending && 'opacity-55')}
        >
          <span className="block text-12 text-ink-2">{summary('total')}</span>
          <b
            dir="ltr"
            className="figures block text-18 leading-6 font-bold tracking-[-0.02em] whitespace-nowrap"
          >
            {money(total)}
          </b>
        </p>
        <Button
          busy={isBusy}
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : onPay}
          className={classNames('whitespace-nowrap max-w420:px-3.5!', isPending && 'opacity-70')}
        >
          {t(isOrderOnly ? 'place_order' : 'pay_now')}
        </Button>
      </div>
    </div>
  )
}
