import { complaintSolutions, sendsMoney } from '@gema/contract/shapes/complaint.ts'
import { complaintWords } from '../../../commerce/complaint/complaint-words.ts'
import type { WordKey } from '../../../language/define-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { Field } from '../../../ui/field.tsx'
import { BankBox } from './bank-box.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { fieldId } from './field-id.ts'
import { filingWords } from './filing-words.ts'
import { NumberedPanel } from './numbered-panel.tsx'
import type { FilingForm } from './use-filing-form.ts'

/** How it shall end; where money is to be sent, also where to. */
export function SolutionPanel({ form, disabled }: { form: FilingForm; disabled: boolean }) {
  const t = useWords(filingWords)
  const names = useWords(complaintWords)
  const { errors, isSubmitted } = form.formState
  const chosen = form.watch('solution')
  const choices = complaintSolutions.map((value) => ({
    value,
    title: names(`solution_${value}` as WordKey<typeof complaintWords>),
    text: t(`solution_${value}_text` as WordKey<typeof filingWords>),
  }))
  return (
    <NumberedPanel number={3} title={t('solution')}>
      <ChoiceCards
        field="solution"
        label={t('solution')}
        choices={choices}
        chosen={chosen}
        onChoose={(value) =>
          form.setValue('solution', value, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        error={errors.solution?.message}
        disabled={disabled}
      />
      <Field
        {...form.register('expected')}
        id={fieldId('expected')}
        label={t('expected')}
        optional={t('optional')}
        error={errors.expected?.message}
        maxLength={300}
        readOnly={disabled}
        autoComplete="off"
        className="mt-5"
      />
      {chosen !== '' && sendsMoney(chosen) && <BankBox form={form} disabled={disabled} />}
    </NumberedPanel>
  )
}
