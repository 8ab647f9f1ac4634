import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { loginWords } from './login-words.ts'

/** The customers that the demo shop begins with. */
const accounts = [
  { email: 'dewi@surel.example', password: 'gema-demo' },
  { email: 'bima@surel.example', password: 'gema-demo' },
]

/** In demo mode: who can sign in. Pressing one fills in the form. */
export function DemoAccounts({
  onChoose,
}: {
  onChoose: (account: { email: string; password: string }) => void
}) {
  const t = useWords(loginWords)
  if (!useShop().demo) return null
  return (
    <p className="rounded-[10px] bg-soft px-3.5 py-3 text-12 text-ink-2">
      {t('demo_accounts')}{' '}
      {accounts.map((account) => (
        <button
          key={account.email}
          type="button"
          onClick={() => onChoose(account)}
          className="me-2 inline-block py-0.5 font-semibold text-ink underline underline-offset-2 hover:text-primary"
        >
          {account.email}
        </button>
      ))}
      <span className="block">{t('demo_password')}</span>
    </p>
  )
}
