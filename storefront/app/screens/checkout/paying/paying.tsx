import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCartChange } from '../../../shopper/use-cart.ts'
import { PayBar } from './pay-bar.tsx'
import { PayFoot } from './pay-foot.tsx'
import { type PayingOptions, usePaying } from './use-paying.ts'

const TotalChangedDialog = lazy(() =>
  import('./total-changed-dialog.tsx').then(({ TotalChangedDialog }) => ({ default: TotalChangedDialog })),
)

interface PayingProps extends PayingOptions {
  isPending: boolean
  method: PaymentMethod | undefined
  /** The summary around the button. */
  summary: (foot: ReactNode) => ReactNode
}

/** The buttons that order, and the question that comes up when the total is not what it was. */
export function Paying({ isPending, method, summary, ...options }: PayingProps) {
  const { cart } = options
  const { pay, payFor, isBusy, problem, changed, closeChanged } = usePaying(options)
  const change = useCartChange()
  const [isUnselecting, setUnselecting] = useState(false)
  const goOnWithout = async (unchecked: string[]) => {
    setUnselecting(true)
    // The new total stands on the button then, and is pressed once more.
    await change('cartUpdate', { unchecked })
    setUnselecting(false)
    closeChanged()
  }
  const foot = {
    total: cart.totals.total,
    isOrderOnly: method?.tab === 'cod' || cart.totals.total === 0,
    isBusy,
    isPending,
    problem,
    onPay: pay,
  }
  return (
    <>
      {summary(<PayFoot {...foot} />)}
      <PayBar {...foot} />
      {changed && (
        <Suspense>
          <TotalChangedDialog
            before={changed.before}
            after={changed.after}
            busy={isUnselecting}
            onClose={closeChanged}
            onPay={() => payFor(changed.after)}
            onGoOnWithout={goOnWithout}
          />
        </Suspense>
      )}
    </>
  )
}
