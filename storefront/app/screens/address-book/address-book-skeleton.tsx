import { AddressCardsSkeleton } from '../../commerce/address/address-cards-skeleton.tsx'
import { useWords } from '../../language/use-words.ts'
import { addressBookWords } from './address-book-words.ts'

/** The book in the shape of what comes. */
export function AddressBookSkeleton() {
  const t = useWords(addressBookWords)
  return <AddressCardsSkeleton label={t('loading')} className={cardGrid} />
}

export const cardGrid = 'grid gap-3 w768:grid-cols-2 w992:grid-cols-1 w1200:grid-cols-2'
