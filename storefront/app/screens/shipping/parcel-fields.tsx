import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { shippingWords } from './shipping-words.ts'
import { UnitAtEnd } from './unit-at-end.tsx'
import type { ParcelForm } from './use-parcel-form.ts'

/** How heavy the parcel is and, for who wants to know more exactly, how large and of what value. */
export function ParcelFields({ form }: { form: ParcelForm }) {
  const t = useWords(shippingWords)
  const { setting } = useShop()
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Field
        {...register('weight')}
        label={t('weight')}
        hint={t('weight_hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        error={errors.weight?.message}
        end={<UnitAtEnd>{t('kilogram')}</UnitAtEnd>}
      />
      <MeasureFields form={form} className="w576:col-span-2" />
      <Field
        {...register('value')}
        className="w576:col-span-2"
        label={t('value')}
        optional={t('optional')}
        hint={t('value_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={errors.value?.message}
        startRoom="ps-12"
        start={
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-ink-2"
          >
            {setting.currency_icon}
          </span>
        }
      />
    </>
  )
}
