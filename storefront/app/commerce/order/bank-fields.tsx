import type { Path, UseFormReturn } from 'react-hook-form'
import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { bankFieldsWords } from './bank-fields-words.ts'

/** An account that money shall go to, as it is typed. */
export interface TypedBank {
  bank_name: string
  bank_account_name: string
  bank_account_number: string
}

export const emptyBank: TypedBank = { bank_name: '', bank_account_name: '', bank_account_number: '' }
export const bankNames = ['bank_name', 'bank_account_name', 'bank_account_number'] as const

// Nothing of this is offered by the browser, on a device that others may use too.
const unremembered = { autoComplete: 'off', spellCheck: false }

/** Bank, holder and number of the account that money is sent to. */
export function BankFields<Values extends TypedBank>({ form }: { form: UseFormReturn<Values> }) {
  const t = useWords(bankFieldsWords)
  const { errors } = form.formState
  const field = (name: keyof TypedBank) => ({
    ...form.register(name as string as Path<Values>),
    ...unremembered,
    label: t(name),
    error: errors[name]?.message as string | undefined,
  })
  return (
    <fieldset className="rounded-inner bg-soft p-4">
      <legend className="float-start mb-1 w-full text-14 font-semibold">{t('title')}</legend>
      <p className="clear-both mb-3 text-12 text-ink-2">{t('safe')}</p>
      <div className="grid gap-3.5">
        <Field {...field('bank_name')} maxLength={60} />
        <Field {...field('bank_account_name')} maxLength={80} />
        <Field {...field('bank_account_number')} inputMode="numeric" dir="ltr" maxLength={30} />
      </div>
    </fieldset>
  )
}
