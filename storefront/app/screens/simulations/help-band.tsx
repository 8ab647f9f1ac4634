import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { simulationsWords } from './simulations-words.ts'

/** For who would rather talk to somebody: the stores, and people who come and look at the room. */
export function HelpBand() {
  const t = useWords(simulationsWords)
  return (
    <section className="wrap mt-[var(--gap)]">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sand p-5 w768:p-8">
        <div className="max-w-[60ch]">
          <h2 className="text-22">{t('help')}</h2>
          <p className="mt-1 text-14 text-ink-2 text-pretty">{t('help_text')}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-w576:w-full">
          <PageLink
            to={addressOf('installationRequest')}
            className={`${buttonClasses('primary')} max-w576:w-full`}
          >
            {t('help_installation')}
          </PageLink>
          <PageLink to={addressOf('stores')} className={`${buttonClasses('secondary')} max-w576:w-full`}>
            {t('help_stores')}
          </PageLink>
        </div>
      </div>
    </section>
  )
}
