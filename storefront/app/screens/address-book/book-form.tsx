import type { Address } from '@gema/contract/shapes/address.ts'
import { useState } from 'react'
import { useAddressName } from '../../commerce/address/address-card.tsx'
import { draftOf, emptyDraft } from '../../commerce/address/address-draft.ts'
import { AddressForm } from '../../commerce/address/address-form.tsx'
import { freeLabelKind, labelWords } from '../../commerce/address/address-label.ts'
import { addressWords } from '../../commerce/address/address-words.ts'
import type { useAddressChanges } from '../../commerce/address/use-address-changes.ts'
import { useWords } from '../../language/use-words.ts'
import { useProfile } from '../../shopper/use-profile.ts'
import { localPhone } from '../../ui/local-phone.ts'
import { addressBookWords } from './address-book-words.ts'

interface BookFormProps {
  editing: Address | 'new'
  addresses: readonly Address[]
  onSave: ReturnType<typeof useAddressChanges>['save']
  onSaved: (address: Address) => void
  onCancel: () => void
  onDirty: (isDirty: boolean) => void
}

/** The form of the address book. The first address is most likely the customer's own, so it begins with their name. */
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

function useFirstDraft(addresses: readonly Address[]) {
  const t = useWords(addressWords)
  const profile = useProfile()
  const kind = freeLabelKind(addresses.map(({ label }) => label))
  const own = addresses.length > 0 || profile === undefined ? undefined : profile
  return emptyDraft({
    label: kind === 'own' ? '' : t(labelWords[kind]),
    recipient: own?.name ?? '',
    phone: localPhone(own?.phone ?? ''),
  })
}
