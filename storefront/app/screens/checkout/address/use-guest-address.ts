import type { AddressInput } from '@gema/contract/shapes/address.ts'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { emptyDraft } from '../../../commerce/address/address-draft.ts'
import { useAddressResolver } from '../../../commerce/address/use-address-resolver.ts'
import { keepDraft, recallDraft } from '../checkout-draft.ts'

/** The address of a guest. It stays in the tab while it is typed, and is sent with the order alone. */
export function useGuestAddress(): UseFormReturn<AddressInput> {
  const resolver = useAddressResolver()
  const [defaultValues] = useState(() => ({
    ...emptyDraft({}),
    ...recallDraft(undefined).address,
    // A guest has no address book in which it would need a name.
    label: '-',
  }))
  const form = useForm<AddressInput>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError: false })
  useEffect(() => {
    const { unsubscribe } = form.watch((address) =>
      keepDraft(undefined, { address: { ...address } as Partial<AddressInput> }),
    )
    return unsubscribe
  }, [form])
  return form
}
