import type { Address, AddressInput } from '@gema/contract/shapes/address.ts'
import { useWords } from '../../language/use-words.ts'
import { useProfile } from '../../shopper/use-profile.ts'
import { localPhone } from '../../ui/local-phone.ts'
import { emptyDraft } from './address-draft.ts'
import { freeLabelKind, labelWords } from './address-label.ts'
import { addressWords } from './address-words.ts'

/** A new address before it is filled in. The first one is most likely the customer's own, so it begins with their name. */
export function useFirstDraft(addresses: readonly Address[]): AddressInput {
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
