import { useWords } from '../../language/use-words.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { Field } from '../../ui/field.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { NumberedPanel, twoFields } from './numbered-panel.tsx'
import { sellerFormWords } from './seller-form-words.ts'
import { useFieldProps } from './use-field-props.ts'
import type { SellerForm } from './use-seller-form.ts'

/** What the store is called and what it sells. */
export function StorePanel({ form }: { form: SellerForm }) {
  const t = useWords(sellerFormWords)
  const field = useFieldProps(form)
  return (
    <NumberedPanel number={1} title={t('store_panel')}>
      <div className={twoFields}>
        <Field
          {...field('store_name')}
          hint={t('store_name_hint')}
          maxLength={60}
          autoComplete="organization"
        />
        <Field
          {...field('website')}
          type="url"
          inputMode="url"
          dir="ltr"
          optional={t('optional')}
          placeholder={t('website_form')}
          maxLength={200}
          autoComplete="url"
        />
      </div>
      <CategoryChoice form={form} />
      <AreaField {...field('about')} hint={t('about_hint')} maxLength={2000} className="mt-5" />
    </NumberedPanel>
  )
}
