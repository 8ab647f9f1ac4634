import { IdCard, Landmark, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NumberedPanel, twoFields } from './numbered-panel.tsx'
import { sellerFormWords } from './seller-form-words.ts'
import { useFieldProps } from './use-field-props.ts'
import type { SellerForm } from './use-seller-form.ts'

// Nothing of this is offered by the browser, on a device that others may use too.
const unremembered = { autoComplete: 'off', spellCheck: false }
const digits = { ...unremembered, inputMode: 'numeric', dir: 'ltr', maxLength: 30 } as const

/** Where the income goes, and who gets it. */
export function BankPanel({ form }: { form: SellerForm }) {
  const t = useWords(sellerFormWords)
  const field = useFieldProps(form)
  return (
    <NumberedPanel number={4} title={t('bank_panel')}>
      <p className="mb-4 flex gap-2.5 text-14 text-ink-2">
        <Icon of={ShieldCheck} size={16} className="mt-0.5 text-theme-ink" />
        {t('safe')}
      </p>
      <SoftGroup icon={Landmark} title={t('account')}>
        <Field {...field('bank_name')} {...unremembered} maxLength={60} />
        <Field
          {...field('bank_account_name')}
          {...unremembered}
          hint={t('bank_account_name_hint')}
          maxLength={80}
        />
        <Field {...field('bank_account_number')} {...digits} />
      </SoftGroup>
      <SoftGroup icon={IdCard} title={t('identity')}>
        <Field {...field('identity_number')} {...digits} hint={t('identity_number_hint')} />
        <Field {...field('tax_number')} {...digits} optional={t('optional')} />
      </SoftGroup>
    </NumberedPanel>
  )
}

interface SoftGroupProps {
  icon: LucideIcon
  title: string
  children: ReactNode
}

function SoftGroup({ icon, title, children }: SoftGroupProps) {
  return (
    <fieldset className="-mx-1 rounded-inner bg-soft p-4 not-last:mb-3 w768:mx-0 w768:p-5">
      <legend className="float-start mb-4 flex w-full items-center gap-2.5 text-14 font-semibold">
        <Icon of={icon} />
        {title}
      </legend>
      <div className={`${twoFields} clear-both`}>{children}</div>
    </fieldset>
  )
}
