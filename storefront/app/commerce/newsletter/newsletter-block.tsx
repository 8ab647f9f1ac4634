import { CircleCheck } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, fieldClasses } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HiddenField } from '../form-guard/hidden-field.tsx'
import { proofOfPerson } from '../form-guard/proof-of-person.ts'
import { newsletterWords } from './newsletter-words.ts'

type Step = { at: 'asking'; error?: string } | { at: 'sending' } | { at: 'sent'; email: string }

/** The newsletter band above the footer. The server checks the address, so nothing heavy is loaded for one field. */
export function NewsletterBlock() {
  const t = useWords(newsletterWords)
  const ask = useAsk()
  const noteId = useId()
  const [step, setStep] = useState<Step>({ at: 'asking' })
  const { language } = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sentence in the language before would stay
  useEffect(() => setStep((now) => (now.at === 'asking' ? { at: 'asking' } : now)), [language])
  const error = step.at === 'asking' ? step.error : undefined

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step.at === 'sending') return
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    setStep({ at: 'sending' })
    // The form stands on every page: the time to fill it in began with the visit.
    const proof = await proofOfPerson(0, form.querySelector('[name=homepage]'))
    const answer = await ask('newsletterStore', { email, ...proof }).catch(() => undefined)
    if (answer === undefined) setStep({ at: 'asking', error: t('failed') })
    else if (answer.ok) setStep({ at: 'sent', email })
    else setStep({ at: 'asking', error: answer.form[0] ?? answer.message })
  }
  return (
    <section className="section bg-sand" aria-labelledby={`${noteId}-title`}>
      <div className="wrap grid items-center gap-x-8 gap-y-6 py-10 w992:grid-cols-[1fr_minmax(0,480px)] w992:py-12">
        <div>
          <h2 id={`${noteId}-title`} className="text-22 w768:text-28">
            {t('title')}
          </h2>
          <p className="mt-1.5 text-ink-2">{t('text')}</p>
        </div>
        <div aria-live="polite">
          {step.at === 'sent' ? (
            <p className="flex gap-3 rounded-control bg-page p-4">
              <Icon of={CircleCheck} className="mt-0.5 text-theme-ink" />
              {t('sent', { email: step.email })}
            </p>
          ) : (
            <form noValidate method="post" onSubmit={send}>
              <HiddenField />
              <div className="flex gap-2 max-w380:flex-col">
                <input
                  type="email"
                  name="email"
                  autoComplete="email"
                  aria-label={t('email')}
                  placeholder={t('email')}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? noteId : undefined}
                  className={`${fieldClasses(error !== undefined)} min-w-0 flex-1`}
                />
                <Button type="submit" busy={step.at === 'sending'}>
                  {t('subscribe')}
                </Button>
              </div>
              {error && (
                <div id={noteId}>
                  <FieldError>{error}</FieldError>
                </div>
              )}
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
