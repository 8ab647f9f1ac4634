import type { Address } from '@gema/contract/shapes/address.ts'
import { useState } from 'react'
import { useAddressName } from '../../commerce/address/address-card.tsx'
import { draftOf } from '../../commerce/address/address-draft.ts'
import { AddressForm } from '../../commerce/address/address-form.tsx'
import type { useAddressChanges } from '../../commerce/address/use-address-changes.ts'
import { useFirstDraft } from '../../commerce/address/use-first-draft.ts'
import { useWords } from '../../language/use-words.ts'
import { addressBookWords } from './address-book-words.ts'

interface BookFormProps {
  editing: Address | 'new'
  addresses: readonly Address[]
  onSave: ReturnType<typeof useAddressChanges>['save']
  onSaved: (address: Address) => void
  onCancel: () => void
  onDirty: (isDirty: boolean) => void
}

/** The form of the address book. */
export function BookForm({ editing, addresses, onSave, ...rest }: BookFormProps) {
  const t = useWords(addressBookWords)
  const nameOf = useAddressName()
  const firstDraft = useFirstDraft(addresses)
  const [draft] = useState(() => (editing === 'new' ? firstDraft : draftOf(editing)))
  const isDefault = editing === 'new' ? addresses.length === 0 : editing.is_default
  return (
    <div className="mt-5">
      <AddressForm
        {...rest}
        title={editing === 'new' ? t('new_title') : t('edit_title', { name: nameOf(editing) })}
        draft={draft}
        known={editing === 'new' ? undefined : editing}
        mayBecomeDefault={!isDefault}
        onSave={(input) => onSave(editing === 'new' ? { input } : { id: editing.id, input })}
      />
    </div>
  )
}
