import type { Address } from '@gema/contract/shapes/address.ts'
import { useState } from 'react'
import { useAddressName } from '../../../commerce/address/address-card.tsx'
import { draftOf } from '../../../commerce/address/address-draft.ts'
import { AddressForm } from '../../../commerce/address/address-form.tsx'
import { useAddressChanges } from '../../../commerce/address/use-address-changes.ts'
import { useFirstDraft } from '../../../commerce/address/use-first-draft.ts'
import { useWords } from '../../../language/use-words.ts'
import { checkoutWords } from '../checkout-words.ts'

interface BookEditorProps {
  editing: Address | 'new'
  addresses: readonly Address[]
  onSaved: (address: Address) => void
  onCancel: () => void
}

/** The form for a new address or a change to one, below the cards. */
export function BookEditor({ editing, addresses, onSaved, onCancel }: BookEditorProps) {
  const t = useWords(checkoutWords)
  const nameOf = useAddressName()
  const firstDraft = useFirstDraft(addresses)
  const { save } = useAddressChanges()
  const [draft] = useState(() => (editing === 'new' ? firstDraft : draftOf(editing)))
  const isDefault = editing === 'new' ? addresses.length === 0 : editing.is_default
  return (
    <div className={addresses.length === 0 ? '' : 'mt-4'}>
      <AddressForm
        title={editing === 'new' ? t('new_address') : t('edit_address', { name: nameOf(editing) })}
        draft={draft}
        known={editing === 'new' ? undefined : editing}
        mayBecomeDefault={!isDefault}
        onSave={(input) => save(editing === 'new' ? { input } : { id: editing.id, input })}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </div>
  )
}
