import { sentenceOf } from '@gema/contract/refusals.ts'
import { type ComplaintFiling, complaintTypes } from '@gema/contract/shapes/complaint.ts'
import { complaintWords } from '../../../commerce/complaint/complaint-words.ts'
import type { WordKey } from '../../../language/define-words.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useWords } from '../../../language/use-words.ts'
import { Note } from '../../../ui/note.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { DescriptionField } from './description-field.tsx'
import { filingWords } from './filing-words.ts'
import { NumberedPanel } from './numbered-panel.tsx'
import type { FilingForm } from './use-filing-form.ts'

interface TypePanelProps {
  form: FilingForm
  types: ComplaintFiling['types']
  disabled: boolean
}

/** What happened: its kind, and in the shopper's own words. */
export function TypePanel({ form, types, disabled }: TypePanelProps) {
  const t = useWords(filingWords)
  const names = useWords(complaintWords)
  const { language } = useLanguage()
  const { errors, isSubmitted } = form.formState
  const choices = complaintTypes.map((value) => ({
    value,
    title: names(`type_${value}` as WordKey<typeof complaintWords>),
    text: t(`type_${value}_text` as WordKey<typeof filingWords>),
    isOff: !types.includes(value),
  }))
  return (
    <NumberedPanel number={2} title={t('type')}>
      {types.length < complaintTypes.length && (
        <Note kind="quiet" className="mb-3">
          {sentenceOf('complaint_shipping_only', language)}
        </Note>
      )}
      <ChoiceCards
        field="type"
        label={t('type')}
        choices={choices}
        chosen={form.watch('type')}
        onChoose={(value) => form.setValue('type', value, { shouldDirty: true, shouldValidate: isSubmitted })}
        error={errors.type?.message}
        disabled={disabled}
      />
      <DescriptionField form={form} disabled={disabled} />
    </NumberedPanel>
  )
}
