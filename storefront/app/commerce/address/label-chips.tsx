import type { AddressInput } from '@gema/contract/shapes/address.ts'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../language/use-words.ts'
import { chipClasses } from '../../ui/chip-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type LabelKind, labelKindOf, labelKinds, labelWords } from './address-label.ts'
import { addressWords } from './address-words.ts'

/** What the address is called: one of the usual names, or one's own. */
export function LabelChips({ form }: { form: UseFormReturn<AddressInput> }) {
  const t = useWords(addressWords)
  const name = useId()
  const label = form.watch('label')
  const [kind, setKind] = useState<LabelKind>(() => labelKindOf(label))
  const [own, setOwn] = useState(kind === 'own' ? label : '')
  const setLabel = (text: string) =>
    form.setValue('label', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const choose = (chosen: LabelKind) => {
    setKind(chosen)
    setLabel(chosen === 'own' ? own : t(labelWords[chosen]))
  }
  return (
    <div className="mt-2 mb-5">
      <div role="radiogroup" aria-labelledby={`${name}-label`} className="flex flex-wrap items-center gap-2">
        <span id={`${name}-label`} className="me-2 text-14 font-strong">
          {t('label')}
        </span>
        {labelKinds.map((one) => (
          <label
            key={one}
            className={classNames(
              chipClasses(one === kind ? 'selected' : 'plain'),
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={one === kind}
              onChange={() => choose(one)}
              className="sr-only"
            />
            {one === 'own' && <Icon of={Plus} size={14} />}
            {t(labelWords[one])}
          </label>
        ))}
      </div>
      {kind === 'own' && (
        <Field
          className="mt-4 w768:max-w-[calc(50%-8px)]"
          label={t('own_label')}
          hint={t('own_label_hint')}
          maxLength={40}
          autoComplete="off"
          value={own}
          error={form.formState.errors.label?.message}
          onChange={(event) => {
            setOwn(event.currentTarget.value)
            setLabel(event.currentTarget.value)
          }}
        />
      )}
    </div>
  )
}
