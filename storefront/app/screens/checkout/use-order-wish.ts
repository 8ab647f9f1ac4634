import type { AddressInput } from '@gema/contract/shapes/address.ts'
import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { emptyDraft } from '../../commerce/address/address-draft.ts'
import { useWords } from '../../language/use-words.ts'
import { checkoutWords } from './checkout-words.ts'
import { detailOf, sentDetails } from './details.ts'
import type { OrderWish } from './paying/attempt.ts'
import type { Refused } from './paying/use-paying.ts'
import type { DetailsForm } from './use-details-form.ts'
import type { CheckoutMethods } from './use-payment-methods.ts'

/** What is missing at each step. */
export type StepProblems = Partial<Record<'address' | 'delivery' | 'payment', string>>

interface WishParts {
  cart: CartState
  details: DetailsForm
  /** Of a guest. */
  guestAddress: UseFormReturn<AddressInput> | undefined
  /** Of the customer's address book. */
  addressId: string | undefined
  payment: CheckoutMethods
}

/** Reads what was filled in, tells what is missing at its place, and leads to the first of it. */
export function useOrderWish({ cart, details, guestAddress, addressId, payment }: WishParts) {
  const t = useWords(checkoutWords)
  const [problems, setProblems] = useState<StepProblems>({})
  const page = useRef<HTMLDivElement>(null)
  const [faultCount, setFaultCount] = useState(0)
  useEffect(() => {
    if (faultCount === 0) return
    const first = page.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }, [faultCount])

  /** Everything that is sent except for the total; nothing where something is missing. */
  const readWish = async (): Promise<Omit<OrderWish, 'expected_total'> | undefined> => {
    const isGuest = guestAddress !== undefined
    const areDetailsRight = await isRight(details)
    const isAddressRight = guestAddress === undefined || (await isRight(guestAddress))
    const missing: StepProblems = {}
    if (!isGuest && addressId === undefined) missing.address = t('address_first')
    else if (isAddressRight && !cart.shipping.is_complete) {
      missing.delivery = cart.shipping.message ?? t('delivery_first')
    }
    if (payment.chosen?.is_available !== true) missing.payment = payment.message ?? t('choose_another_way')
    setProblems(missing)
    if (!areDetailsRight || !isAddressRight || Object.keys(missing).length > 0) {
      setFaultCount((count) => count + 1)
      return undefined
    }
    if (payment.chosen === undefined) return undefined
    const { is_default: _, ...address } = guestAddress?.getValues() ?? {}
    return {
      payment_method: payment.chosen.id,
      ...(isGuest ? { address: address as AddressInput } : { address_id: addressId }),
      ...sentDetails(details.getValues(), isGuest),
    }
  }

  /** Tells each sentence of a refusal at its field; whether any has a place. */
  const tellFields = ({ fields }: Refused): boolean => {
    const missing: StepProblems = {}
    let isTold = false
    for (const { field, message } of fields) {
      const detail = detailOf(field)
      const ofAddress = field.replace(/^address\./, '').split('.')[0] ?? ''
      if (detail !== undefined) details.setError(detail, { type: 'server', message })
      else if (guestAddress !== undefined && field !== ofAddress && isAddressField(ofAddress)) {
        guestAddress.setError(ofAddress, { type: 'server', message })
      } else if (field === 'address' || field === 'address_id') missing.address = message
      else if (field === 'payment_method') missing.payment = message
      else continue
      isTold = true
    }
    setProblems(missing)
    if (isTold) setFaultCount((count) => count + 1)
    return isTold
  }
  return { page, problems, readWish, tellFields }
}

const isAddressField = (name: string): name is keyof AddressInput => Object.hasOwn(emptyDraft({}), name)

/** Checks a form as if it were sent: from then on it is checked again with every change. */
async function isRight<Values extends FieldValues>(form: UseFormReturn<Values>): Promise<boolean> {
  let is = false
  await form.handleSubmit(() => {
    is = true
  })()
  return is
}
