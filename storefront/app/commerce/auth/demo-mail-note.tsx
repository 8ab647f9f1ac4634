import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { authWords } from './auth-words.ts'

/** In demo mode: where the mail has gone. */
export function DemoMailNote() {
  const t = useWords(authWords)
  if (!useShop().demo) return null
  return (
    <p className="text-12 text-ink-2">
      {t('demo_mail')}{' '}
      <a href="/demo/mailbox" className="underline underline-offset-2">
        {t('demo_mailbox')}
      </a>
      .
    </p>
  )
}
