import { useWords } from '../../language/use-words.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { NumberedPanel, twoFields } from './numbered-panel.tsx'
import { RegionField } from './region-field.tsx'
import { sellerFormWords } from './seller-form-words.ts'
import { useFieldProps } from './use-field-props.ts'
import type { SellerForm } from './use-seller-form.ts'

/** Where the goods leave from. */
export function AddressPanel({ form }: { form: SellerForm }) {
  const t = useWords(sellerFormWords)
  const field = useFieldProps(form)
  return (
    <NumberedPanel number={3} title={t('address_panel')}>
      <div className={twoFields}>
        <RegionField form={form} field="province" />
        <RegionField form={form} field="city" />
        <AreaField
          {...field('street')}
          maxLength={300}
          autoComplete="street-address"
          className="w768:col-span-2"
        />
      </div>
    </NumberedPanel>
  )
}
