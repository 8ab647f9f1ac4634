import { useId } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { registerWords } from './register-words.ts'
import type { useRegister } from './use-register.ts'

// What has been typed stays while the terms are read.
const besides = { target: '_blank', rel: 'noopener', className: 'underline underline-offset-3' }

/** The terms, which must be agreed to, and the newsletter, which is a wish. */
export function Agreements({ form }: { form: ReturnType<typeof useRegister>['form'] }) {
  const t = useWords(registerWords)
  const noteId = useId()
  const error = form.formState.errors.terms?.message
  return (
    <div>
      <Checkbox
        {...form.register('terms')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        className="items-start"
      >
        {t('agree')}{' '}
        <PageLink to={addressOf('page', { slug: 'syarat-dan-ketentuan' })} {...besides}>
          {t('terms')}
        </PageLink>{' '}
        {t('and_the')}{' '}
        <PageLink to={addressOf('page', { slug: 'kebijakan-privasi' })} {...besides}>
          {t('privacy')}
        </PageLink>
        .
      </Checkbox>
      <div id={noteId} aria-live="polite" className="mb-1">
        {error && <FieldError>{error}</FieldError>}
      </div>
      <Checkbox {...form.register('newsletter')} className="items-start">
        {t('newsletter')} <span className="text-ink-2">{t('optional')}</span>
      </Checkbox>
    </div>
  )
}
