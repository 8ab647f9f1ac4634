import { useEffect, useRef } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { chooseCookies, closeCookieChoice, cookieChoice, useCookieQuestion } from './cookie-choice.ts'
import { cookieWords } from './cookie-words.ts'

/** Asks once, plainly, with both answers the same size. It covers nothing that one needs to read. */
export function CookieBanner() {
  const asked = useCookieQuestion()
  const t = useWords(cookieWords)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // Toasts stand above the question while it is asked.
    document.documentElement.toggleAttribute('data-cookie-question', asked !== undefined)
    if (asked !== 'anew') return
    // Whoever wants to answer anew is led to the question, and back afterwards.
    const before = document.activeElement as HTMLElement | null
    box.current?.focus()
    return () => before?.focus()
  }, [asked])
  if (!asked) return null
  const now = cookieChoice()
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('title')}
      onKeyDown={({ key }) => now && key === 'Escape' && closeCookieChoice()}
      className="rises-in fixed inset-x-3 bottom-[76px] z-40 rounded-card border border-line bg-page px-5 py-4 text-14 shadow-raised w768:inset-x-auto w768:start-6 w768:bottom-6 w768:flex w768:max-w-[720px] w992:max-w-[840px] w768:items-center w768:gap-5"
    >
      <p>
        <b className="font-strong">{t('title')}</b> {t('text')}{' '}
        {now && <span className="font-semibold">{t(`now_${now}`)}</span>}
      </p>
      <div className="mt-3 grid flex-none grid-cols-2 gap-2 w768:mt-0">
        <Button
          look="secondary"
          size={40}
          aria-pressed={now && now === 'needed'}
          className="max-w768:px-2 w768:whitespace-nowrap"
          onClick={() => chooseCookies('needed')}
        >
          {t('only_needed')}
        </Button>
        <Button
          size={40}
          aria-pressed={now && now === 'all'}
          className="max-w768:px-2 w768:whitespace-nowrap"
          onClick={() => chooseCookies('all')}
        >
          {t('allow_all')}
        </Button>
      </div>
    </section>
  )
}
