import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { fieldId } from './field-id.ts'
import { sellerFormWords } from './seller-form-words.ts'
import type { SellerForm } from './use-seller-form.ts'

// What has been typed stays while the terms are read.
const besides = { target: '_blank', rel: 'noopener', className: 'underline underline-offset-3' }

/** The terms, which must be agreed to. */
export function TermsField({ form }: { form: SellerForm }) {
  const t = useWords(sellerFormWords)
  const error = form.formState.errors.terms?.message
  const noteId = `${fieldId('terms')}-note`
  return (
    <div>
      <Checkbox
        {...form.register('terms')}
        id={fieldId('terms')}
        value="1"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        className="items-start"
      >
        {t('agree')}{' '}
        <PageLink to={addressOf('page', { slug: 'syarat-dan-ketentuan' })} {...besides}>
          {t('terms_link')}
        </PageLink>{' '}
        {t('and_the')}{' '}
        <PageLink to={addressOf('page', { slug: 'kebijakan-privasi' })} {...besides}>
          {t('privacy_link')}
        </PageLink>
        .
      </Checkbox>
      <div id={noteId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
