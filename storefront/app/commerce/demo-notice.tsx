import { useShop } from '../api/use-shop.ts'
import { useWords } from '../language/use-words.ts'
import { demoWords } from './demo-words.ts'

/** Says plainly that nothing here is for sale. Only in demo mode. */
export function DemoNotice() {
  const t = useWords(demoWords)
  if (!useShop().demo) return null
  return (
    <aside aria-label={t('label')} className="border-t border-line bg-soft text-12 text-ink-2">
      <p className="wrap py-2 text-center">
        {t('notice')}{' '}
        <a href="/demo/mailbox" className="whitespace-nowrap underline underline-offset-2">
          {t('mailbox')}
        </a>
      </p>
    </aside>
  )
}
