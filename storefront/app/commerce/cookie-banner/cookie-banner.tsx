import { useEffect } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { chooseCookies, useCookieQuestion } from './cookie-choice.ts'
import { cookieWords } from './cookie-words.ts'

/** Asks once, plainly, with both answers the same size. It covers nothing that one needs to read. */
export function CookieBanner() {
  const asked = useCookieQuestion()
  const t = useWords(cookieWords)
  useEffect(() => {
    // Toasts stand above the question while it is asked.
    document.documentElement.toggleAttribute('data-cookie-question', asked)
  }, [asked])
  if (!asked) return null
  return (
    <section
      aria-label={t('title')}
      className="rises-in fixed inset-x-3 bottom-[76px] z-40 rounded-card border border-line bg-page px-5 py-4 text-14 shadow-raised w768:inset-x-auto w768:start-6 w768:bottom-6 w768:flex w768:max-w-[620px] w768:items-center w768:gap-5"
    >
      <p>
        <b className="font-strong">{t('title')}</b> {t('text')}
      </p>
      <div className="mt-3 flex flex-none gap-2 w768:mt-0">
        <Button
          look="secondary"
          size={40}
          className="flex-1 whitespace-nowrap max-w768:px-2"
          onClick={() => chooseCookies('needed')}
        >
          {t('only_needed')}
        </Button>
        <Button
          size={40}
          className="flex-1 whitespace-nowrap max-w768:px-2"
          onClick={() => chooseCookies('all')}
        >
          {t('allow_all')}
        </Button>
      </div>
    </section>
  )
}
