import type { Address } from '@gema/contract/shapes/address.ts'
import { AddressCard, useAddressName } from '../../../commerce/address/address-card.tsx'
import { useWords } from '../../../language/use-words.ts'
import { radioClasses } from '../../../ui/radio-classes.ts'
import { checkoutWords } from '../checkout-words.ts'

export const choiceId = (id: string): string => `checkout-address-${id}`

interface AddressChoiceProps {
  address: Address
  isChosen: boolean
  onChoose: () => void
  onEdit: () => void
}

/** An address as a radio card: pressed anywhere, the order goes there. */
export function AddressChoice({ address, isChosen, onChoose, onEdit }: AddressChoiceProps) {
  const t = useWords(checkoutWords)
  const name = useAddressName()(address)
  const id = choiceId(address.id)
  return (
    // The label of the button covers the whole card, except for what can be done with it.
    <div className="relative">
      <label htmlFor={id} className="absolute inset-0 cursor-pointer rounded-inner">
        <span className="sr-only">{t('deliver_to', { name })}</span>
      </label>
      <AddressCard
        address={address}
        chosen={isChosen}
        control={
          <input
            id={id}
            type="radio"
            name="checkout-address"
            checked={isChosen}
            onChange={onChoose}
            className={`relative ${radioClasses}`}
          />
        }
        actions={
          <button
            type="button"
            onClick={onEdit}
            className="relative min-h-8 font-semibold text-primary hover:underline"
          >
            {t('edit')}
            <span className="sr-only">: {name}</span>
          </button>
        }
      />
    </div>
  )
}
