import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { contactFormWords } from './contact-form-words.ts'
import type { Sent } from './use-contact-form.ts'

interface ContactSentProps {
  sent: Sent
  onAnother: () => void
}

/** The message has arrived. It takes the place of the form, so the focus goes to its title. */
export function ContactSent({ sent: { message, email }, onAnother }: ContactSentProps) {
  const t = useWords(contactFormWords)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="py-4">
      <span className="grid size-14 place-items-center rounded-full bg-theme-soft text-theme-ink">
        <Icon of={Check} size={24} />
      </span>
      <h2 ref={head} tabIndex={-1} className="mt-5 text-22 outline-none">
        {t('sent_title')}
      </h2>
      <p className="mt-2 max-w-[52ch] text-ink-2 text-pretty [overflow-wrap:anywhere]">
        {message} {t('sent_mail', { email })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-w380:flex-col">
        <PageLink to={addressOf('home')} className={buttonClasses('primary')}>
          {t('to_home')}
        </PageLink>
        <Button look="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
