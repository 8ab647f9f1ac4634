import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { StepPanel } from '../step-panel.tsx'
import type { DetailsForm } from '../use-details-form.ts'
import { DeliverySkeleton } from './delivery-skeleton.tsx'
import { deliveryWords } from './delivery-words.ts'
import { OrderExtras } from './order-extras.tsx'
import { ParcelOffers } from './parcel-offers.tsx'
import { useKilograms } from './use-kilograms.ts'
import type { ShippingChanges } from './use-shipping-changes.ts'

interface DeliverySectionProps {
  cart: CartState
  changes: ShippingChanges
  /** The region that the order goes to, by its code; nothing while no address is known. */
  destination: string | undefined
  details: DetailsForm
  problem: string | undefined
}

/** How it gets there: one way for the parcel of each store, and what the courier and the invoice should say. */
export function DeliverySection({ cart, changes, destination, details, problem }: DeliverySectionProps) {
  const t = useWords(deliveryWords)
  const { shipping } = cart
  const { register, formState } = details
  return (
    <StepPanel
      number={2}
      title={t('title')}
      problem={problem}
      side={<Amounts cart={cart} isPriced={shipping.is_complete && destination !== undefined} />}
    >
      <Ways {...{ cart, changes, destination }} />
      <Field
        {...register('note')}
        className="mt-4"
        label={t('note')}
        optional={t('optional')}
        placeholder={t('note_placeholder')}
        maxLength={200}
        autoComplete="off"
        error={formState.errors.note?.message}
      />
      <OrderExtras details={details} />
    </StepPanel>
  )
}

function Ways({
  cart,
  changes,
  destination,
}: Pick<DeliverySectionProps, 'cart' | 'changes' | 'destination'>) {
  const t = useWords(deliveryWords)
  const { parcels, message } = cart.shipping
  const isThere = destination !== undefined && cart.shipping.destination?.code === destination
  if (destination === undefined) return <Note kind="quiet">{t('after_address')}</Note>
  if (!isThere && changes.failure !== undefined && !changes.isPending) {
    return (
      <>
        <Note kind="bad">{changes.failure}</Note>
        <Button
          look="secondary"
          size={40}
          className="mt-3"
          onClick={() => changes.setDestination(destination)}
        >
          {t('try_again')}
        </Button>
      </>
    )
  }
  // The ways to another place stay until those to this one come; without any, their shape does.
  if (!isThere && parcels.every(({ offers }) => offers.length === 0)) return <DeliverySkeleton />
  if (parcels.length === 0) return <Note kind="warn">{message ?? t('after_address')}</Note>
  return (
    <div className="grid gap-6" aria-busy={!isThere || undefined}>
      {parcels.map((parcel) => (
        <ParcelOffers
          key={parcel.store}
          parcel={parcel}
          isOnly={parcels.length === 1}
          choice={changes.choiceOf(parcel)}
          onChoose={(choice) => changes.choose(parcel.store, choice)}
          serverTime={cart.server_time}
        />
      ))}
    </div>
  )
}

function Amounts({ cart, isPriced }: { cart: CartState; isPriced: boolean }) {
  const t = useWords(deliveryWords)
  const kilograms = useKilograms()
  const { units } = cart.totals
  const grams = cart.shipping.parcels.reduce((whole, { chosen, offers }) => {
    const offer = offers.find(({ uuid }) => uuid === chosen)
    return whole + (offer?.chargeable_grams ?? 0)
  }, 0)
  return (
    <p className="figures text-14 text-ink-2 max-w768:text-12">
      {isPriced && grams > 0
        ? t('amount', { count: units, kilograms: kilograms(grams) })
        : t('amount_only', { count: units })}
    </p>
  )
}
