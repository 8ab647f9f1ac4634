import { useWords } from '../../../language/use-words.ts'
import { AreaField } from '../../../ui/area-field.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import type { DetailsForm } from '../use-details-form.ts'
import { deliveryWords } from './delivery-words.ts'

const opened = 'mt-2 mb-3 rounded-inner bg-soft p-4'

/** What only some need: another sender's name on the parcel, and a tax invoice. */
export function OrderExtras({ details }: { details: DetailsForm }) {
  const t = useWords(deliveryWords)
  const { register, watch, formState } = details
  const { errors } = formState
  return (
    <div className="mt-4">
      <Checkbox {...register('wants_dropship')}>{t('dropship')}</Checkbox>
      {watch('wants_dropship') && (
        <div className={opened}>
          <Field
            {...register('dropship_name')}
            className="w768:max-w-[calc(50%-8px)]"
            label={t('dropship_name')}
            hint={t('dropship_hint')}
            maxLength={80}
            autoComplete="off"
            error={errors.dropship_name?.message}
          />
        </div>
      )}
      <Checkbox {...register('wants_tax_invoice')}>{t('tax_invoice')}</Checkbox>
      {watch('wants_tax_invoice') && (
        <div className={`grid gap-x-4 gap-y-5 w768:grid-cols-2 ${opened}`}>
          <Field
            {...register('tax_name')}
            label={t('tax_name')}
            maxLength={120}
            autoComplete="organization"
            error={errors.tax_name?.message}
          />
          <Field
            {...register('tax_number')}
            label={t('tax_number')}
            hint={t('tax_number_hint')}
            inputMode="numeric"
            maxLength={30}
            autoComplete="off"
            error={errors.tax_number?.message}
          />
          <AreaField
            {...register('tax_address')}
            className="w768:col-span-2"
            label={t('tax_address')}
            maxLength={300}
            autoComplete="off"
            error={errors.tax_address?.message}
          />
        </div>
      )}
    </div>
  )
}
