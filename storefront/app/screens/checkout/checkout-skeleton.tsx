import { useWords } from '../../language/use-words.ts'
import { AddressSkeleton } from './address/address-skeleton.tsx'
import { checkoutWords } from './checkout-words.ts'
import { DeliverySkeleton } from './delivery/delivery-skeleton.tsx'
import { deliveryWords } from './delivery/delivery-words.ts'
import { PaymentSkeleton } from './payment-section.tsx'
import { StepPanel } from './step-panel.tsx'

/** The steps and the summary beside them, which goes below on narrow screens. */
export const checkoutColumns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 w992:grid-cols-[minmax(0,1fr)_350px] w992:gap-8'

/** The whole page in the shape of what comes. It is also what the server sends to everybody. */
export function CheckoutSkeleton() {
  const t = useWords(checkoutWords)
  const delivery = useWords(deliveryWords)
  return (
    <div className={checkoutColumns}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <StepPanel number={1} title={t('address')}>
          <AddressSkeleton />
        </StepPanel>
        <StepPanel number={2} title={delivery('title')}>
          <DeliverySkeleton />
        </StepPanel>
        <StepPanel number={3} title={t('payment')}>
          <PaymentSkeleton />
        </StepPanel>
      </div>
      <div aria-hidden className="rounded-card border border-line p-4 w768:p-6">
        <span className="skeleton mb-5 block h-5 w-40 rounded" />
        {['a', 'b'].map((place) => (
          <div key={place} className="mb-3 flex gap-3">
            <span className="skeleton size-[60px] flex-none rounded-[10px]" />
            <span className="flex-1 space-y-2 pt-1">
              <span className="skeleton block h-3.5 w-4/5 rounded" />
              <span className="skeleton block h-2.5 w-1/2 rounded" />
            </span>
          </div>
        ))}
        <span className="skeleton mt-4 mb-5 block h-14 rounded-[10px]" />
        {['a', 'b', 'c'].map((place) => (
          <span key={place} className="skeleton mb-3 block h-3.5 rounded" />
        ))}
        <span className="skeleton mt-6 block h-14 rounded-control" />
      </div>
    </div>
  )
}
