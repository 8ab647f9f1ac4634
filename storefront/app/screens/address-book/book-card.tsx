import type { Address } from '@gema/contract/shapes/address.ts'
import type { ReactNode } from 'react'
import { AddressCard, useAddressName } from '../../commerce/address/address-card.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { addressBookWords } from './address-book-words.ts'

interface BookCardProps {
  address: Address
  /** The default one, or about to be. */
  chosen: boolean
  onEdit: () => void
  onMakeDefault: () => void
  onDelete: () => void
}

export const cardId = (id: string): string => `address-${id}`

/** An address of the book: its radio button makes it the default one. */
export function BookCard({ address, chosen, onEdit, onMakeDefault, onDelete }: BookCardProps) {
  const t = useWords(addressBookWords)
  const name = useAddressName()(address)
  return (
    <AddressCard
      id={cardId(address.id)}
      address={address}
      chosen={chosen}
      control={
        <input
          type="radio"
          name="default-address"
          aria-label={`${t('default_address')}: ${name}`}
          checked={chosen}
          onChange={onMakeDefault}
          className="size-5 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-page checked:border-6 checked:border-primary"
        />
      }
      actions={
        <>
          <Action onClick={onEdit} of={name}>
            {t('edit')}
          </Action>
          {!address.is_default && (
            <Action onClick={onMakeDefault} of={name}>
              {t('make_default')}
            </Action>
          )}
          <Action onClick={onDelete} of={name} isDanger>
            {t('delete')}
          </Action>
        </>
      }
    />
  )
}

interface ActionProps {
  children: ReactNode
  /** Which address it is about, for those who hear the buttons one by one. */
  of: string
  onClick: () => void
  isDanger?: boolean
}

function Action({ children, of, onClick, isDanger }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={classNames('min-h-8 font-semibold hover:underline', isDanger ? 'text-sale' : 'text-primary')}
    >
      {children}
      <span className="sr-only">: {of}</span>
    </button>
  )
}
