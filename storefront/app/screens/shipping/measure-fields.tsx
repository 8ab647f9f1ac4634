import { useId } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { measures } from './parcel-values.ts'
import { shippingWords } from './shipping-words.ts'
import { UnitAtEnd } from './unit-at-end.tsx'
import type { ParcelForm } from './use-parcel-form.ts'

/** The three measures of the box; they count together or not at all. */
export function MeasureFields({ form, className }: { form: ParcelForm; className?: string }) {
  const t = useWords(shippingWords)
  const hintId = useId()
  const { register, formState } = form
  return (
    <fieldset className={className} aria-describedby={hintId}>
      <legend className="text-14 font-semibold">
        {t('measures')} <span className="font-normal text-ink-2">{t('optional')}</span>
      </legend>
      <p id={hintId} className="mt-1 mb-3 text-12 text-ink-2">
        {t('measures_hint')}
      </p>
      <div className="grid grid-cols-3 items-start gap-2 w576:gap-4">
        {measures.map((measure) => (
          <Field
            key={measure}
            {...register(measure)}
            label={t(measure)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            error={formState.errors[measure]?.message}
            end={<UnitAtEnd>{t('centimetre')}</UnitAtEnd>}
          />
        ))}
      </div>
    </fieldset>
  )
}
