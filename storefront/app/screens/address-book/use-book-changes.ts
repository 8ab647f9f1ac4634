import type { Address } from '@gema/contract/shapes/address.ts'
import { useState } from 'react'
import { inputOf } from '../../commerce/address/address-draft.ts'
import { useAddressChanges } from '../../commerce/address/use-address-changes.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { addressBookWords } from './address-book-words.ts'

/** What is done with a card: making it the default, and deleting it. Whatever does not work is told. */
export function useBookChanges(addresses: readonly Address[]) {
  const t = useWords(addressBookWords)
  const toast = useToast()
  const { save, remove } = useAddressChanges()
  /** The address that is on its way to be the default; the card shows it at once. */
  const [heir, setHeir] = useState<string>()
  // Until the list itself says so: any earlier, the old one would show for a moment.
  const isDone = addresses.some(({ id, is_default }) => id === heir && is_default)
  if (isDone) setHeir(undefined)
  const [isDeleting, setDeleting] = useState(false)

  const makeDefault = async (address: Address) => {
    if (address.is_default || heir === address.id) return
    setHeir(address.id)
    const input = { ...inputOf(address), is_default: true }
    const answer = await save({ id: address.id, input }).catch(() => undefined)
    if (answer?.ok) return toast.success(answer.message)
    // Somebody may have chosen another one meanwhile.
    setHeir((now) => (now === address.id ? undefined : now))
    toast.error(answer?.form[0] ?? answer?.message ?? t('not_done'))
  }
  /** Whether the question is answered: not while nothing has come back. */
  const deleteAddress = async (address: Address): Promise<boolean> => {
    setDeleting(true)
    const answer = await remove(address.id).catch(() => undefined)
    setDeleting(false)
    if (answer?.ok) toast.success(answer.message)
    else toast.error(answer?.form[0] ?? answer?.message ?? t('not_done'))
    return answer !== undefined
  }
  return { heir, makeDefault, isDeleting, deleteAddress, save }
}
