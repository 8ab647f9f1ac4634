import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'
import { Heart, LogIn, type LucideIcon, Package, Scale, Ticket, User, UserPlus } from 'lucide-react'
import type { RefObject } from 'react'
import { type AddressName, addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { useProfile } from '../../shopper/use-profile.ts'
import { Icon } from '../../ui/icon.tsx'
import { groupedCount } from '../grouped-count.ts'
import { useSignOut } from '../use-sign-out.ts'
import { headerWords } from './header-words.ts'

interface AccountMenuProps {
  anchor: RefObject<HTMLButtonElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Orders, lists and profile, and the way in or out. */
export function AccountMenu({ anchor, open, onOpenChange }: AccountMenuProps) {
  const t = useWords(headerWords)
  const profile = useProfile()
  const signOut = useSignOut()
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
        <Menu.Portal>
          <Menu.Positioner anchor={anchor} align="end" sideOffset={20} className="z-40">
            <Menu.Popup
              finalFocus={anchor}
              className="drops-in w-66 rounded-card border border-line bg-page p-2 text-14 shadow-raised outline-none"
            >
              {profile ? (
                <p className="mb-1.5 border-b border-line px-3 pt-2.5 pb-3">
                  <b className="font-strong">{profile.name}</b>
                  <span className="block truncate text-12 text-ink-2">{profile.email}</span>
                </p>
              ) : (
                <div className="mb-1.5 border-b border-line pb-1.5">
                  <AccountItem to="login" icon={LogIn} text={t('sign_in')} />
                  <AccountItem to="register" icon={UserPlus} text={t('register')} />
                </div>
              )}
              <AccountItem to="orders" icon={Package} text={t('orders')} />
              <AccountItem to="wishlist" icon={Heart} text={t('wishlist')} count={profile?.counts.wishlist} />
              {profile && (
                <>
                  <AccountItem
                    to="vouchers"
                    icon={Ticket}
                    text={t('vouchers')}
                    count={profile.counts.vouchers}
                  />
                  <AccountItem to="compare" icon={Scale} text={t('compare')} count={profile.counts.compare} />
                  <AccountItem to="profile" icon={User} text={t('profile')} />
                </>
              )}
              {profile && (
                <Menu.Item
                  onClick={signOut}
                  className="mt-1.5 cursor-pointer rounded-b-control border-t border-line px-3 pt-3 pb-2 font-semibold outline-none data-highlighted:bg-soft"
                >
                  {t('sign_out')}
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  )
}

interface AccountItemProps {
  to: AddressName
  icon: LucideIcon
  text: string
  /** None is not worth a figure. */
  count?: number | undefined
}

function AccountItem({ to, icon, text, count }: AccountItemProps) {
  return (
    <Menu.LinkItem
      closeOnClick
      render={<PageLink to={addressOf(to)} />}
      className="flex items-center gap-3 rounded-control px-3 py-2.5 outline-none data-highlighted:bg-soft"
    >
      <Icon of={icon} />
      {text}
      {count ? <span className="figures ms-auto text-12 text-ink-2">{groupedCount(count)}</span> : null}
    </Menu.LinkItem>
  )
}
