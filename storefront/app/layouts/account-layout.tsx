import { Outlet, useLocation } from 'react-router'
import { addressOf } from '../addresses.ts'
import { accountPlaces } from '../commerce/account/account-places.ts'
import { AccountSide } from '../commerce/account/account-side.tsx'
import { accountWords } from '../commerce/account/account-words.ts'
import { SignedInOnly } from '../commerce/account/signed-in-only.tsx'
import { Breadcrumbs } from '../commerce/breadcrumbs.tsx'
import { inLanguage } from '../language/language-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { useWords } from '../language/use-words.ts'

/**
 * The pages of an account: the way between them at the side, the page itself beside it. What the server sends is the same
 * shell for everybody.
 */
export default function AccountLayout() {
  const t = useWords(accountWords)
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const current = accountPlaces.find(({ to }) => pathname === inLanguage(addressOf(to), language))
  const trail = [
    { name: t('account'), to: addressOf('profile') },
    ...(current ? [{ name: t(current.word) }] : []),
  ]
  return (
    <SignedInOnly>
      <Breadcrumbs trail={trail} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-4 w768:gap-6 w992:grid-cols-[220px_minmax(0,1fr)] w1200:grid-cols-[264px_minmax(0,1fr)] w1200:gap-10">
        <AccountSide current={current} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Outlet />
        </div>
      </div>
    </SignedInOnly>
  )
}
