import { mostAddresses } from '@gema/contract/calls/address.ts'
import type { Address } from '@gema/contract/shapes/address.ts'
import { useEffect, useRef, useState } from 'react'
import { AccountFailure } from '../../../commerce/account/account-failure.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Note } from '../../../ui/note.tsx'
import { checkoutWords } from '../checkout-words.ts'
import { StepPanel } from '../step-panel.tsx'
import { AddressChoice, choiceId } from './address-choice.tsx'
import { AddressSkeleton, addressGrid } from './address-skeleton.tsx'
import { BookEditor } from './book-editor.tsx'
import type { CheckoutBook } from './use-address-book.ts'

interface BookSectionProps {
  book: CheckoutBook
  problem: string | undefined
}

/** Where it goes: one of the customer's addresses. They can be added and changed here, without leaving. */
export function BookSection({ book, problem }: BookSectionProps) {
  const t = useWords(checkoutWords)
  const { addresses, chosen } = book
  const [editing, setEditing] = useState<Address | 'new'>()
  const focusOn = useRef<string>(undefined)
  useEffect(() => {
    // A card that was just saved comes a moment later.
    const element = focusOn.current === undefined ? null : document.getElementById(focusOn.current)
    if (element === null) return
    focusOn.current = undefined
    element.focus()
  })
  const close = (then: string | undefined) => {
    focusOn.current = then
    setEditing(undefined)
  }
  const isEmpty = addresses?.length === 0
  const isFull = (addresses?.length ?? 0) >= mostAddresses
  return (
    <StepPanel
      number={1}
      title={t('address')}
      problem={problem}
      side={
        addresses !== undefined &&
        !isEmpty &&
        !isFull && (
          <button
            type="button"
            id={addButton}
            aria-expanded={editing === 'new'}
            onClick={() => setEditing('new')}
            className="min-h-8 font-semibold text-primary hover:underline"
          >
            {t('add_address')}
          </button>
        )
      }
    >
      {addresses === undefined && (book.isFailed || book.isOffline) && (
        <AccountFailure text={t('addresses_failed')} onRetry={book.retry} busy={false} />
      )}
      {addresses === undefined && !book.isFailed && !book.isOffline && <AddressSkeleton />}
      {addresses !== undefined && !isEmpty && (
        <div role="radiogroup" aria-label={t('address')} className={addressGrid}>
          {addresses.map((address) => (
            <AddressChoice
              key={address.id}
              address={address}
              isChosen={address.id === chosen?.id}
              onChoose={() => book.choose(address.id)}
              onEdit={() => setEditing(address)}
            />
          ))}
        </div>
      )}
      {isFull && <p className="mt-3 text-12 text-ink-2">{t('book_full')}</p>}
      {isEmpty && problem === undefined && (
        <Note kind="info" className="mb-4">
          {t('address_first')}
        </Note>
      )}
      {addresses !== undefined && (editing !== undefined || isEmpty) && (
        <BookEditor
          key={editing === undefined || editing === 'new' ? 'new' : editing.id}
          editing={editing ?? 'new'}
          addresses={addresses}
          onSaved={(address) => {
            book.choose(address.id)
            close(choiceId(address.id))
          }}
          onCancel={() =>
            close(editing === undefined || editing === 'new' ? addButton : choiceId(editing.id))
          }
        />
      )}
    </StepPanel>
  )
}

const addButton = 'checkout-add-address'
