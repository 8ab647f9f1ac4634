import type { Address } from '@gema/contract/shapes/address.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { labelKindOf, labelWords } from './address-label.ts'
import { addressLine, phoneText } from './address-text.ts'
import { addressWords } from './address-words.ts'

interface AddressCardProps {
  address: Address
  /** Marked as the chosen one. */
  chosen: boolean
  /** The radio button at the start. */
  control: ReactNode
  /** What can be done with it, at the foot. */
  actions?: ReactNode
  id?: string
}

/** An address as a radio card: label, who gets it, and the whole address. */
export function AddressCard({ address, chosen, control, actions, id }: AddressCardProps) {
  const t = useWords(addressWords)
  const name = useAddressName()(address)
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-label={name}
      className={classNames(
        'flex h-full scroll-mt-24 scroll-mb-24 gap-3 rounded-inner border p-4 text-14',
        chosen ? 'border-primary bg-selected ring-1 ring-primary ring-inset' : 'border-line-2',
      )}
    >
      {control}
      <div className="flex min-w-0 flex-1 flex-col wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-strong">{name}</b>
          {address.is_default && (
            <span className="rounded-[6px] bg-primary-soft px-2 py-[3px] text-12 font-strong text-primary-hover">
              {t('default')}
            </span>
          )}
        </p>
        <p className="mt-1">
          <b className="font-strong">{address.recipient}</b> ·{' '}
          <bdi dir="ltr" className="figures whitespace-nowrap">
            {phoneText(address.phone)}
          </bdi>
        </p>
        <p className="mt-1 text-ink-2">{addressLine(address)}</p>
        {address.landmark !== '' && <p className="mt-1 text-12 text-ink-2">{address.landmark}</p>}
        {actions && <div className="mt-auto flex flex-wrap gap-x-4 pt-1.5">{actions}</div>}
      </div>
    </article>
  )
}

/** What an address is called: the usual names in the language of the page, one's own as it was written. */
export function useAddressName(): (address: Address) => string {
  const t = useWords(addressWords)
  return ({ label }) => {
    const kind = labelKindOf(label)
    return kind === 'own' ? label : t(labelWords[kind])
  }
}
