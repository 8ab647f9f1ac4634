import type { Answer } from '@gema/contract/client.ts'
import type { Address, AddressInput } from '@gema/contract/shapes/address.ts'
import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAsk } from '../../api/browser-ask.ts'
import { useToken } from '../../shopper/session.ts'
import { personalKey } from '../../shopper/use-personal-query.ts'
import { withoutRemoved, withSaved } from './address-list.ts'

interface Saving {
  /** None for a new address. */
  id?: string
  input: AddressInput
}

interface AddressChanges {
  save: (saving: Saving) => Promise<Answer<Address>>
  remove: (id: string) => Promise<Answer<Address[]>>
}

/** The changes to an address book, one after the other: an answer that comes late never undoes what came after it. */
export function useAddressChanges(): AddressChanges {
  const ask = useAsk()
  const queries = useQueryClient()
  const token = useToken()
  const queryKey = personalKey(token, 'userAddressFetch')
  const look = () => queries.invalidateQueries({ queryKey })

  const keep = async (change: (addresses: Address[]) => Address[]) => {
    // A list that was asked for before the change does not know of it.
    await queries.cancelQueries({ queryKey })
    const kept = queries.setQueriesData<Address[]>({ queryKey }, (known) => known && change(known))
    const count = kept.find(([, addresses]) => addresses !== undefined)?.[1]?.length
    if (count === undefined) return look()
    // The way between the pages of the account says how many there are.
    queries.setQueriesData<CustomerProfile>(
      { queryKey: personalKey(token, 'userProfile') },
      (profile) => profile && { ...profile, counts: { ...profile.counts, addresses: count } },
    )
  }
  const settings = {
    scope: { id: 'address-book' },
    // Offline it fails at once: the form keeps what was typed and says so.
    networkMode: 'always',
    // Nobody knows whether it was done.
    onError: look,
  } as const

  const saving = useMutation({
    ...settings,
    mutationFn: ({ id, input }: Saving) =>
      id === undefined ? ask('userAddressStore', input) : ask('userAddressUpdate', { ...input, id }),
    onSuccess: (answer) =>
      answer.ok ? keep((known) => withSaved(known, answer.data)) : lookAgain(answer.code),
  })
  const removing = useMutation({
    ...settings,
    mutationFn: (id: string) => ask('userAddressDelete', { id }),
    onSuccess: (answer, id) =>
      answer.ok ? keep((known) => withoutRemoved(known, id, answer.data)) : lookAgain(answer.code),
  })
  /** It was changed elsewhere, in another tab perhaps. */
  const lookAgain = (code: number) => (code === 404 ? look() : undefined)
  return { save: saving.mutateAsync, remove: removing.mutateAsync }
}
