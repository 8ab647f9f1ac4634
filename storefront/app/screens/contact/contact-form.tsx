import { Camera } from 'lucide-react'
import { useEffect, useState } from 'react'
import { addressOf } from '../../addresses.ts'
import { HiddenField } from '../../commerce/form-guard/hidden-field.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { contactFormWords } from './contact-form-words.ts'
import { type ContactField, fieldId } from './contact-values.ts'
import { MessageField } from './message-field.tsx'
import { TopicField } from './topic-field.tsx'
import { type Sent, useContactForm } from './use-contact-form.ts'

/** Whatever somebody wants to tell the shop. */
export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useWords(contactFormWords)
  const { form, submit, hidden } = useContactForm(onSent)
  const { errors, isSubmitting } = form.formState
  // Before the page is ready, the browser itself would send what was typed, and nobody would read it.
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const field = (name: ContactField) => ({
    ...form.register(name),
    id: fieldId(name),
    label: t(name),
    error: errors[name]?.message,
    readOnly: isSubmitting,
  })
  return (
    <form noValidate method="post" onSubmit={submit} aria-busy={isSubmitting}>
      <h2 className="mb-4 text-18">{t('title')}</h2>
      <div className="grid gap-x-4 gap-y-5 w768:grid-cols-2">
        <Field {...field('name')} maxLength={80} autoComplete="name" />
        <Field {...field('email')} type="email" maxLength={200} autoComplete="email" />
        <PhoneField {...field('phone')} optional={t('optional')} placeholder="812 5550 0142" maxLength={30} />
        <TopicField form={form} disabled={isSubmitting} />
        <Field
          {...field('order')}
          optional={t('optional')}
          hint={t('order_hint')}
          placeholder={t('order_example')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          className="w768:col-span-2"
        />
        <MessageField form={form} disabled={isSubmitting} />
      </div>
      <HiddenField ref={hidden} />
      {errors.root?.message && !isSubmitting && (
        <Note kind="bad" className="mt-5">
          {errors.root.message}
        </Note>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type={isReady ? 'submit' : 'button'} busy={isSubmitting} className="max-w380:w-full">
          {t('submit')}
        </Button>
        <p className="flex items-start gap-2 text-14 text-ink-2">
          <Icon of={Camera} size={16} className="mt-0.5" />
          <span>
            {t('pictures')}{' '}
            <PageLink
              to={addressOf('installationRequest')}
              className="font-semibold text-primary hover:underline hover:underline-offset-3"
            >
              {t('add_pictures')}
            </PageLink>
          </span>
        </p>
      </div>
      <p role="status" className="sr-only">
        {isSubmitting ? t('sending') : ''}
      </p>
    </form>
  )
}
