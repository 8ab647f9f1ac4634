import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { useProfile } from '../../shopper/use-profile.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { groupedCount } from '../grouped-count.ts'
import { useSignOut } from '../use-sign-out.ts'
import { AccountOwner } from './account-owner.tsx'
import { type AccountPlace, accountPlaces } from './account-places.ts'
import { accountWords } from './account-words.ts'

/** A row of the column; under 992 px a chip. */
const rowClasses = classNames(
  'flex w-full items-center gap-2 rounded-full border border-line-2 px-3.5 py-2 text-14 font-medium whitespace-nowrap min-h-10 hover:border-ink',
  'aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white',
  'w992:min-h-11 w992:gap-3 w992:rounded-control w992:border-0 w992:px-3 w992:whitespace-normal w992:hover:bg-soft',
  'w992:aria-[current=page]:bg-primary-soft w992:aria-[current=page]:font-strong w992:aria-[current=page]:text-primary-hover',
)

/** The way between the pages of an account: a column beside them, or on small screens a row of chips above. */
export function AccountSide({ current }: { current: AccountPlace | undefined }) {
  const t = useWords(accountWords)
  const profile = useProfile()
  const signOut = useSignOut()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The chip of this page may lie beyond the edge of a small screen.
    const chip = list.current?.querySelector<HTMLElement>(`[data-place=${current?.to}]`)
    if (list.current && chip) list.current.scrollLeft = chip.offsetLeft - list.current.offsetLeft - 16
  }, [current])
  return (
    <aside className="min-w-0 w992:sticky w992:top-[92px]">
      <AccountOwner profile={profile} />
      <nav aria-label={t('pages')}>
        <ul
          ref={list}
          className="-mx-[var(--gutter)] flex gap-2 overflow-x-auto px-[var(--gutter)] py-0.5 [scrollbar-width:none] w992:mx-0 w992:block w992:overflow-visible w992:p-0"
        >
          {accountPlaces.map((place) => (
            <li key={place.to} data-place={place.to} className="flex-none">
              <PageLink
                to={addressOf(place.to)}
                aria-current={place === current ? 'page' : undefined}
                className={rowClasses}
              >
                <PlaceIcon of={place} current={place === current} />
                {t(place.word)}
                <PlaceCount of={place} profile={profile} />
              </PageLink>
            </li>
          ))}
          <li className="flex-none w992:mt-2 w992:border-t w992:border-line w992:pt-2">
            <button type="button" onClick={signOut} className={rowClasses}>
              <Icon of={LogOut} turns className="text-ink-2" />
              {t('sign_out')}
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  )
}

function PlaceIcon({ of: { icon }, current }: { of: AccountPlace; current: boolean }) {
  return <Icon of={icon} className={current ? '' : 'text-ink-2'} />
}

/** How many there are; none is not worth a figure. */
function PlaceCount({ of: { count }, profile }: { of: AccountPlace; profile: CustomerProfile | undefined }) {
  const counted = count && profile?.counts[count]
  if (!counted) return null
  return (
    <span className="figures ms-auto ps-1 text-12 font-normal text-ink-2 in-aria-[current=page]:text-current">
      {groupedCount(counted)}
    </span>
  )
}
