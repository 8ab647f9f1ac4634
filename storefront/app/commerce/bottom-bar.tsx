import { House, LayoutGrid, type LucideIcon, Package, Settings2, User } from 'lucide-react'
import { useLocation } from 'react-router'
import { type AddressName, addressOf } from '../addresses.ts'
import { inLanguage } from '../language/language-path.ts'
import { PageLink } from '../language/page-link.tsx'
import { useLanguage } from '../language/use-language.ts'
import { useWords } from '../language/use-words.ts'
import { useToken } from '../shopper/session.ts'
import { DrawnOnce } from '../ui/drawn-once.tsx'
import { Icon } from '../ui/icon.tsx'
import { headerWords } from './header/header-words.ts'

/** The five main places, at the foot of the screen on phones. */
export function BottomBar() {
  const t = useWords(headerWords)
  const signedIn = useToken() !== undefined
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const names: PlaceName[] = ['home', 'categories', 'simulations', 'orders', signedIn ? 'profile' : 'login']
  const currentOf = (to: PlaceName): Current => {
    if (pathname === inLanguage(addressOf(to), language)) return 'page'
    // Every other page of the account belongs to it; orders, with what is wrong with them, have a place of their own.
    const place = /\/user\/(order|complaint)/.test(pathname)
      ? 'orders'
      : /\/user\//.test(pathname)
        ? 'profile'
        : undefined
    return to === place ? 'true' : undefined
  }
  return (
    <DrawnOnce
      as="nav"
      aria-label={t('main_navigation')}
      className="fixed inset-x-0 bottom-0 z-40 grid h-[calc(61px+env(safe-area-inset-bottom))] grid-cols-5 border-t border-line bg-page pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] in-data-cart-bar:hidden w768:hidden"
      of={Places}
      given={{ places: names.map((to) => ({ to, current: currentOf(to) })) }}
    />
  )
}

type PlaceName = Extract<AddressName, 'home' | 'categories' | 'simulations' | 'orders' | 'profile' | 'login'>
type Current = 'page' | 'true' | undefined

function Places({ places }: { places: { to: PlaceName; current: Current }[] }) {
  const t = useWords(headerWords)
  const account = { icon: User, text: t('account') }
  const shown: Record<PlaceName, { icon: LucideIcon; text: string }> = {
    home: { icon: House, text: t('bar_home') },
    categories: { icon: LayoutGrid, text: t('categories') },
    simulations: { icon: Settings2, text: t('simulation') },
    orders: { icon: Package, text: t('orders') },
    profile: account,
    login: account,
  }
  return places.map(({ to, current }) => {
    const { icon, text } = shown[to]
    return (
      <PageLink
        key={to}
        to={addressOf(to)}
        aria-current={current}
        className="flex flex-col items-center gap-0.5 py-1 text-11 font-medium text-ink-2 [&[aria-current]]:font-bold [&[aria-current]]:text-primary"
      >
        <Icon of={icon} size={24} />
        {text}
      </PageLink>
    )
  })
}
