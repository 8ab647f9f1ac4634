import { User } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { firstWordOf, useProfile } from '../../shopper/use-profile.ts'
import { Icon } from '../../ui/icon.tsx'
import { actionClasses } from './header-action.ts'
import { headerWords } from './header-words.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(() => loadMenu().then(({ AccountMenu }) => ({ default: AccountMenu })))

/** The shopper's first name, or "Sign in"; pressing it opens the account menu. */
export function AccountButton() {
  const t = useWords(headerWords)
  const profile = useProfile()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const name = profile ? firstWordOf(profile.name) : t('sign_in')
  const press = () => {
    setUsed(true)
    setOpen((now) => !now)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={profile ? `${t('account')}: ${name}` : name}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={press}
        className={`${actionClasses} max-w768:hidden`}
      >
        <Icon of={User} />
        <span className="max-w-32 truncate max-w1200:hidden">{name}</span>
      </button>
      {used && (
        <Suspense>
          <AccountMenu anchor={button} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
