import { addressOf } from '../../addresses.ts'
import { inLanguage } from '../../language/language-path.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { classNames } from '../../ui/class-names.ts'
import { trackOrderWords } from './track-order-words.ts'

interface TrackHelpProps {
  isGuest: boolean
  /** Nothing is found yet: on small screens it would else stand before what was found. */
  isNeeded: boolean
}

/** Where the number of an order is found, and a shorter way for who has an account. */
export function TrackHelp({ isGuest, isNeeded }: TrackHelpProps) {
  const t = useWords(trackOrderWords)
  const { language } = useLanguage()
  return (
    <section
      className={classNames('rounded-card bg-soft p-4 text-14 w768:p-6', !isNeeded && 'max-w992:hidden')}
    >
      <h2 className="text-16">{t('help')}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-4 text-ink-2 marker:text-control">
        <li>{t('help_mail')}</li>
        <li>{t('help_spam')}</li>
        {isGuest && (
          <li>
            {t('help_account')}{' '}
            <PageLink
              to={withNext(addressOf('login'), inLanguage(addressOf('orders'), language))}
              className="font-semibold text-primary underline-offset-3 hover:underline"
            >
              {t('sign_in')}
            </PageLink>
          </li>
        )}
      </ul>
    </section>
  )
}
