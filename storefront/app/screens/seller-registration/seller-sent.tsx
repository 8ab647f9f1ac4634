import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { NextSteps } from './next-steps.tsx'
import { sellerRegistrationWords } from './seller-registration-words.ts'
import type { Sent } from './use-seller-form.ts'

/** It has arrived: its reference, and what happens next. */
export function SellerSent({ sent: { reference, message, email } }: { sent: Sent }) {
  const t = useWords(sellerRegistrationWords)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mx-auto max-w-[640px] py-6 w768:py-10">
      <span className="grid size-14 place-items-center rounded-full bg-theme-soft text-theme-ink">
        <Icon of={Check} size={24} />
      </span>
      <h1 ref={title} tabIndex={-1} className="mt-5 text-28 outline-none w768:text-36">
        {t('sent_title')}
      </h1>
      <p className="mt-2 text-ink-2 text-pretty [overflow-wrap:anywhere]">
        {message} {t('sent_mail', { email })}
      </p>
      <div className="mt-6 rounded-card border border-line p-4 w768:p-6">
        <p className="text-14 text-ink-2">{t('reference')}</p>
        <p dir="ltr" className="figures text-28 font-strong tracking-tight rtl:text-end">
          {reference}
        </p>
        <p className="mt-1 text-12 text-ink-2">{t('reference_text')}</p>
        <h2 className="mt-5 mb-3.5 border-t border-line pt-5 text-18">{t('next')}</h2>
        <NextSteps />
      </div>
      <PageLink to={addressOf('home')} className={`${buttonClasses('primary')} mt-6 max-w576:w-full`}>
        {t('to_home')}
      </PageLink>
    </div>
  )
}
