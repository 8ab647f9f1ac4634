import { useWords } from '../../language/use-words.ts'
import { addressBookWords } from './address-book-words.ts'

/** Two cards in the shape of what comes. */
export function AddressBookSkeleton() {
  const t = useWords(addressBookWords)
  return (
    <div role="status" aria-label={t('loading')} className={cardGrid}>
      {['w-2/3', 'w-1/2'].map((width) => (
        <div key={width} className="flex min-h-[154px] gap-3 rounded-inner border border-line-2 p-4">
          <div className="skeleton size-5 flex-none rounded-full" />
          <div className="flex-1 space-y-2.5 pt-1">
            <div className="skeleton h-3.5 w-16 rounded" />
            <div className={`skeleton h-3.5 rounded ${width}`} />
            <div className="skeleton h-3.5 w-full rounded" />
            <div className="skeleton h-3.5 w-3/5 rounded" />
          </div>
        </div>
      ))}
    </div>
  )
}

export const cardGrid = 'grid gap-3 w768:grid-cols-2 w992:grid-cols-1 w1200:grid-cols-2'
