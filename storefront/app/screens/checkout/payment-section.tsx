import { AccountFailure } from '../../commerce/account/account-failure.tsx'
import { PaymentTabs } from '../../commerce/checkout/payment-tabs.tsx'
import { useWords } from '../../language/use-words.ts'
import { Note } from '../../ui/note.tsx'
import { checkoutWords } from './checkout-words.ts'
import { StepPanel } from './step-panel.tsx'
import type { CheckoutMethods } from './use-payment-methods.ts'

interface PaymentSectionProps {
  payment: CheckoutMethods
  problem: string | undefined
}

/** How it is paid. */
export function PaymentSection({ payment, problem }: PaymentSectionProps) {
  const t = useWords(checkoutWords)
  const { methods, message, chosen, choose } = payment
  return (
    <StepPanel number={3} title={t('payment')} problem={problem}>
      {payment.isFailed && <AccountFailure text={t('methods_failed')} onRetry={payment.retry} busy={false} />}
      {!payment.isFailed && methods === undefined && <PaymentSkeleton />}
      {message !== null && <Note kind="bad">{message}</Note>}
      {methods !== undefined && chosen !== undefined && (
        <PaymentTabs methods={methods} chosen={chosen} onChoose={choose} />
      )}
    </StepPanel>
  )
}

const places = ['a', 'b', 'c', 'd', 'e']

/** Tabs and a few lines in the shape of what comes. */
export function PaymentSkeleton() {
  const t = useWords(checkoutWords)
  return (
    <div role="status" aria-label={t('methods_loading')}>
      <div className="flex gap-2 overflow-hidden w768:grid w768:grid-cols-3 w1200:grid-cols-5">
        {places.map((place) => (
          <div
            key={place}
            className="grid h-[90px] content-start gap-2 rounded-inner border border-line-2 p-3 max-w768:flex-[0_0_136px]"
          >
            <span className="skeleton size-5 rounded" />
            <span className="skeleton h-3.5 w-16 rounded" />
            <span className="skeleton h-2.5 w-20 rounded" />
          </div>
        ))}
      </div>
      <div className="mt-4 space-y-3">
        <span className="skeleton block h-9 w-60 max-w-full rounded-full" />
        <span className="skeleton block h-3.5 w-full rounded" />
        <span className="skeleton block h-3.5 w-3/4 rounded" />
        <span className="skeleton block h-11 w-full rounded-[10px]" />
      </div>
    </div>
  )
}
