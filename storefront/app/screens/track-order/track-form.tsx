import { trackOrder } from '@gema/contract/calls/order.ts'
import { type ReactNode, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { contractResolver } from '../../api/form-resolver.ts'
import { useChange } from '../../commerce/account/use-change.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { trackOrderWords } from './track-order-words.ts'
import type { Tracked } from './tracked.ts'

interface TrackFormProps {
  onTracked: (tracked: Tracked | 'looking' | undefined) => void
  /** Stands above the fields. */
  children?: ReactNode
}

/** Number and e-mail of an order. What is wrong is said beside them, and they stay as they were typed. */
export function TrackForm({ onTracked, children }: TrackFormProps) {
  const t = useWords(trackOrderWords)
  const { change } = useChange()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const resolver = useMemo(() => contractResolver<Tracked['by']>(trackOrder.input, language), [language])
  const { register, handleSubmit, setError, formState } = useForm<Tracked['by']>({
    resolver,
    defaultValues: { number: (search.get('number') ?? '').slice(0, 40), email: '' },
  })
  const { errors, isSubmitting } = formState
  const track = async (by: Tracked['by']) => {
    onTracked('looking')
    const answer = await change('trackOrder', by)
    if (answer.ok) return onTracked({ tracking: answer.data, by })
    onTracked(undefined)
    // That there is none is a sentence of its own, with advice.
    if (answer.code === 404) setError('root', { type: 'unknown', message: answer.message })
    else showRefusal(answer, { setError, fields: ['number', 'email'] })
  }
  return (
    <form noValidate method="post" onSubmit={handleSubmit(track)} className={panelClasses}>
      <h2 className="mb-4 text-18">{t('form')}</h2>
      {children}
      <div className="grid items-start gap-4 w576:grid-cols-2">
        <Field
          {...register('number')}
          label={t('number')}
          hint={t('number_hint')}
          error={errors.number?.message}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <Field
          {...register('email')}
          type="email"
          label={t('email')}
          hint={t('email_hint')}
          error={errors.email?.message}
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          dir="ltr"
        />
      </div>
      <Button type="submit" busy={isSubmitting} className="mt-5 max-w576:w-full">
        {t('track')}
      </Button>
      {errors.root?.message && (
        <Note kind="bad" className="mt-4">
          <b className="block font-strong">{errors.root.message}</b>
          {errors.root.type === 'unknown' && t('not_found_text')}
        </Note>
      )}
    </form>
  )
}
