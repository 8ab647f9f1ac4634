import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useCheckoutStep } from '../../commerce/checkout/checkout-step.ts'
import { useWords } from '../../language/use-words.ts'
import { useToken } from '../../shopper/session.ts'
import { BookSection } from './address/book-section.tsx'
import { GuestSection } from './address/guest-section.tsx'
import { useAddressBook } from './address/use-address-book.ts'
import { useGuestAddress } from './address/use-guest-address.ts'
import { checkoutColumns } from './checkout-skeleton.tsx'
import { checkoutWords } from './checkout-words.ts'
import { DeliverySection } from './delivery/delivery-section.tsx'
import { useDestination } from './delivery/use-destination.ts'
import { useShippingChanges } from './delivery/use-shipping-changes.ts'
import { OrderSummary } from './order-summary.tsx'
import { Paying } from './paying/paying.tsx'
import { PaymentSection } from './payment-section.tsx'
import { useDetailsForm } from './use-details-form.ts'
import { useOrderWish } from './use-order-wish.ts'
import { usePaymentMethods } from './use-payment-methods.ts'

interface CheckoutPageProps {
  cart: CartState
  onLeaving: (isLeaving: boolean) => void
}

/** Address, delivery, payment, and beside them what is bought. */
export function CheckoutPage({ cart, onLeaving }: CheckoutPageProps) {
  const t = useWords(checkoutWords)
  const isGuest = useToken() === undefined
  const details = useDetailsForm()
  const guestAddress = useGuestAddress()
  const book = useAddressBook()
  const changes = useShippingChanges()
  const payment = usePaymentMethods(cart)
  const destination =
    (isGuest ? guestAddress.watch('subdistrict') : book.chosen?.subdistrict.code) || undefined
  useDestination(destination, cart, changes)
  const { page, problems, readWish, tellFields } = useOrderWish({
    cart,
    details,
    guestAddress: isGuest ? guestAddress : undefined,
    addressId: book.chosen?.id,
    payment,
  })
  const isThere = destination !== undefined && cart.shipping.destination?.code === destination
  const hasAddress = destination !== undefined && (!isGuest || guestAddress.formState.isValid)
  useCheckoutStep(!hasAddress ? 0 : isThere && cart.shipping.is_complete ? 2 : 1)
  const { isPending } = changes
  return (
    <div ref={page}>
      <h1 className={checkoutTitle}>{t('title')}</h1>
      <div className={checkoutColumns}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {isGuest ? (
            <GuestSection details={details} address={guestAddress} problem={problems.address} />
          ) : (
            <BookSection book={book} problem={problems.address} />
          )}
          <DeliverySection
            cart={cart}
            changes={changes}
            destination={destination}
            details={details}
            problem={problems.delivery}
          />
          <PaymentSection payment={payment} problem={problems.payment} />
        </div>
        <Paying
          cart={cart}
          isPending={isPending}
          method={payment.chosen}
          readWish={readWish}
          tellFields={tellFields}
          onLeaving={onLeaving}
          summary={(foot) => (
            <OrderSummary cart={cart} isPending={isPending}>
              {foot}
            </OrderSummary>
          )}
        />
      </div>
    </div>
  )
}

export const checkoutTitle = 'mt-4 mb-3 text-22 w768:mt-7 w768:mb-5 w768:text-28'
