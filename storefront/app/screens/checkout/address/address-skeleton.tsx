import { AddressCardsSkeleton } from '../../../commerce/address/address-cards-skeleton.tsx'
import { useWords } from '../../../language/use-words.ts'
import { checkoutWords } from '../checkout-words.ts'

/** The addresses in the shape of what comes. */
export function AddressSkeleton() {
  const t = useWords(checkoutWords)
  return <AddressCardsSkeleton label={t('addresses_loading')} className={addressGrid} />
}

export const addressGrid = 'grid gap-3 w1200:grid-cols-2'
