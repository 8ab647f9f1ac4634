import { Landmark, ShieldCheck } from 'lucide-react'
import { useWords } from '../../../language/use-words.ts'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { fieldId } from './field-id.ts'
import { filingWords } from './filing-words.ts'
import type { FilingForm } from './use-filing-form.ts'

type BankField = 'bank_name' | 'bank_account_name' | 'bank_account_number'

// Nothing of this is offered by the browser, on a device that others may use too.
const unremembered = { autoComplete: 'off', spellCheck: false }

/** Where the money shall go. */
export function BankBox({ form, disabled }: { form: FilingForm; disabled: boolean }) {
  const t = useWords(filingWords)
  const field = (name: BankField) => ({
    ...form.register(name),
    ...unremembered,
    id: fieldId(name),
    label: t(name),
    error: form.formState.errors[name]?.message,
    readOnly: disabled,
  })
  return (
    <fieldset className="-mx-1 mt-5 rounded-inner bg-soft p-4 w768:mx-0 w768:p-5">
      <legend className="float-start mb-4 flex w-full items-center gap-2.5 text-14 font-semibold">
        <Icon of={Landmark} />
        {t('bank')}
      </legend>
      <div className="clear-both grid gap-x-4 gap-y-5 w768:grid-cols-2">
        <Field {...field('bank_name')} maxLength={60} />
        <Field {...field('bank_account_name')} maxLength={80} hint={t('bank_account_name_hint')} />
        <Field {...field('bank_account_number')} inputMode="numeric" dir="ltr" maxLength={30} />
        <p className="flex gap-2.5 self-center text-14 text-ink-2">
          <Icon of={ShieldCheck} size={16} className="mt-0.5" />
          {t('bank_safe')}
        </p>
      </div>
    </fieldset>
  )
}
