import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { newsletterLinkWords } from './newsletter-link-words.ts'

type Step = { at: 'asking'; error?: string } | { at: 'sending' } | { at: 'done' }

/**
 * The page behind a link in a newsletter mail. It acts on a press, not on being opened:
 * mail programs open links by themselves to look for viruses.
 */
export function NewsletterLink({ kind }: { kind: 'confirm' | 'leave' }) {
  const t = useWords(newsletterLinkWords)
  const ask = useAsk()
  const [params] = useSearchParams()
  const [step, setStep] = useState<Step>({ at: 'asking' })
  const confirming = kind === 'confirm'

  const act = async () => {
    setStep({ at: 'sending' })
    const call = confirming ? 'newsletterConfirm' : 'newsletterLeave'
    const answer = await ask(call, { token: params.get('token') ?? '' }).catch(() => undefined)
    if (answer === undefined) setStep({ at: 'asking', error: t('failed') })
    else setStep(answer.ok ? { at: 'done' } : { at: 'asking', error: answer.form[0] ?? answer.message })
  }
  return (
    <section className="wrap py-16 w768:py-24">
      <div className="mx-auto max-w-[480px] text-center" aria-live="polite">
        <h1 className="text-28 w768:text-36">{confirming ? t('confirm_title') : t('leave_title')}</h1>
        {step.at === 'done' ? (
          <>
            <p className="mt-4 mb-8 flex justify-center gap-2 text-theme-ink">
              <Icon of={CircleCheck} className="mt-0.5" />
              {confirming ? t('confirm_done') : t('leave_done')}
            </p>
            <PageLink to={addressOf('home')} className={buttonClasses()}>
              {t('to_shop')}
            </PageLink>
          </>
        ) : (
          <>
            <p className="mt-4 mb-8 text-ink-2">{confirming ? t('confirm_text') : t('leave_text')}</p>
            <Button onClick={act} busy={step.at === 'sending'}>
              {confirming ? t('confirm_action') : t('leave_action')}
            </Button>
            {step.at === 'asking' && step.error && (
              <div className="mt-3 flex justify-center">
                <FieldError>{step.error}</FieldError>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  )
}
