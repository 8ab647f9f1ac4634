import { mostAddresses } from '@gema/contract/calls/address.ts'
import type { Address } from '@gema/contract/shapes/address.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { UnsavedQuestion } from '../../commerce/account/unsaved-question.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { cardGrid } from './address-book-skeleton.tsx'
import { addressBookWords } from './address-book-words.ts'
import { BookCard, cardId } from './book-card.tsx'
import { BookForm } from './book-form.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { useBookChanges } from './use-book-changes.ts'

const addButton = 'add-address'

/** The cards, and below them the form for a new address or a change to one. */
export function AddressBook({ addresses }: { addresses: readonly Address[] }) {
  const t = useWords(addressBookWords)
  const changes = useBookChanges(addresses)
  /** Which address is in the form: one that exists, or a new one. */
  const [editing, setEditing] = useState<Address | 'new'>()
  const [isDirty, setDirty] = useState(false)
  const [wanted, setWanted] = useState<() => void>()
  const [asked, setAsked] = useState<{ address: Address; open: boolean }>()
  /** Where the focus goes as soon as it is there: a card that was just saved comes a moment later. */
  const focusOn = useRef<string>(undefined)
  useEffect(() => {
    const element = focusOn.current === undefined ? null : document.getElementById(focusOn.current)
    if (element === null) return
    focusOn.current = undefined
    element.focus()
  })

  const unlessDirty = (then: () => void) => (isDirty ? setWanted(() => then) : then())
  const open = (what: Address | 'new') => unlessDirty(() => setEditing(what))
  const close = (then: string) => {
    focusOn.current = then
    setEditing(undefined)
  }
  const deleteAsked = async (address: Address) => {
    if (!(await changes.deleteAddress(address))) return
    focusOn.current = addButton
    setAsked({ address, open: false })
    setEditing((now) => (now !== 'new' && now?.id === address.id ? undefined : now))
  }
  const chosen = changes.heir ?? addresses.find((one) => one.is_default)?.id
  const isFull = addresses.length >= mostAddresses
  return (
    <>
      {addresses.length > 0 && (
        <ul className={cardGrid}>
          {addresses.map((address) => (
            <li key={address.id}>
              <BookCard
                address={address}
                chosen={address.id === chosen}
                onEdit={() => open(address)}
                onMakeDefault={() => changes.makeDefault(address)}
                onDelete={() => setAsked({ address, open: true })}
              />
            </li>
          ))}
        </ul>
      )}
      {addresses.length === 0 && editing === undefined && (
        <EmptyState title={t('empty')} text={t('empty_text')} />
      )}
      {editing === undefined ? (
        <div className={addresses.length === 0 ? '-mt-6 pb-6 text-center w768:-mt-12' : 'mt-5'}>
          {isFull && <p className="mb-2 text-14 text-ink-2">{t('full')}</p>}
          <Button
            id={addButton}
            look={addresses.length === 0 ? 'primary' : 'outline'}
            disabled={isFull}
            onClick={() => open('new')}
          >
            <Icon of={Plus} size={16} />
            {t('add')}
          </Button>
        </div>
      ) : (
        <BookForm
          key={editing === 'new' ? 'new' : editing.id}
          editing={editing}
          addresses={addresses}
          onSave={changes.save}
          onSaved={(address) => close(cardId(address.id))}
          onCancel={() => unlessDirty(() => close(editing === 'new' ? addButton : cardId(editing.id)))}
          onDirty={setDirty}
        />
      )}
      {asked && (
        <DeleteQuestion
          address={asked.address}
          open={asked.open}
          busy={changes.isDeleting}
          hasHeir={addresses.length > 1}
          onKeep={() => setAsked({ ...asked, open: false })}
          onDelete={() => deleteAsked(asked.address)}
        />
      )}
      <UnsavedQuestion
        isDirty={isDirty}
        texts={{ title: t('unsaved_title'), text: t('unsaved_text'), stay: t('stay'), leave: t('leave') }}
        wanted={wanted}
        onAnswered={() => setWanted(undefined)}
      />
    </>
  )
}
