import type { Address } from '@gema/contract/shapes/address.ts'
import { useState } from 'react'
import { useToken } from '../../../shopper/session.ts'
import { usePersonalQuery } from '../../../shopper/use-personal-query.ts'
import { keepDraft, recallDraft } from '../checkout-draft.ts'

export interface CheckoutBook {
  /** The default one first. Nothing while they are on their way. */
  addresses: readonly Address[] | undefined
  chosen: Address | undefined
  choose: (id: string) => void
  isFailed: boolean
  isOffline: boolean
  retry: () => void
}

/** The customer's addresses, and the one that the order goes to: the one chosen last in this tab, else the default one. */
export function useAddressBook(): CheckoutBook {
  const token = useToken()
  const { data, isError, fetchStatus, refetch } = usePersonalQuery('userAddressFetch', {})
  const [chosenId, setChosenId] = useState(() => recallDraft(token).addressId)
  const choose = (addressId: string) => {
    setChosenId(addressId)
    keepDraft(token, { addressId })
  }
  const addresses = data?.toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
  return {
    addresses,
    chosen: addresses?.find(({ id }) => id === chosenId) ?? addresses?.[0],
    choose,
    isFailed: isError,
    isOffline: fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}
