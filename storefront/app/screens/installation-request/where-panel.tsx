import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormPanel, twoFields } from './form-panel.tsx'
import { installationFormWords } from './installation-form-words.ts'
import { RegionField } from './region-field.tsx'
import { useFieldProps } from './use-field-props.ts'
import type { InstallationForm } from './use-installation-form.ts'

/** Where we come to. */
export function WherePanel({ form, disabled }: { form: InstallationForm; disabled: boolean }) {
  const t = useWords(installationFormWords)
  const field = useFieldProps(form)
  return (
    <FormPanel number={2} title={t('where_panel')}>
      <div className={twoFields}>
        <RegionField form={form} field="province" disabled={disabled} />
        <RegionField form={form} field="city" disabled={disabled} />
        <RegionField form={form} field="district" disabled={disabled} />
        <Field {...field('street')} maxLength={200} autoComplete="street-address" readOnly={disabled} />
      </div>
    </FormPanel>
  )
}
