import type { Answer } from '@gema/contract/client.ts'
import type { Address, AddressInput } from '@gema/contract/shapes/address.ts'
import { X } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressWords } from './address-words.ts'
import { LabelChips } from './label-chips.tsx'
import { useAddressForm } from './use-address-form.ts'

interface AddressFormProps {
  title: string
  /** What the fields hold at first. */
  draft: AddressInput
  /** The address that is being changed. */
  known?: Address | undefined
  /** Where it is, or will be, the default anyway there is nothing to ask. */
  mayBecomeDefault: boolean
  onSave: (input: AddressInput) => Promise<Answer<Address>>
  onSaved: (address: Address) => void
  onCancel: () => void
  /** Whether there is anything that would be lost. */
  onDirty?: (isDirty: boolean) => void
}

const footButton = 'whitespace-nowrap max-w768:flex-[1_0_auto] max-w768:px-2.5'

/** A new address or a change to one, in place. The focus begins at its first field. */
export function AddressForm(props: AddressFormProps) {
  const { title, draft, known, mayBecomeDefault, onSave, onSaved, onCancel, onDirty } = props
  const t = useWords(addressWords)
  const titleId = useId()
  const { form, submit, element } = useAddressForm({ draft, onSave, onSaved })
  const { isDirty, isSubmitting, errors } = form.formState

  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>('input:checked, input:not([type="radio"])')
    first?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [element])
  useEffect(() => {
    onDirty?.(isDirty)
    return () => onDirty?.(false)
  }, [isDirty, onDirty])

  return (
    <form
      ref={element}
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      className="scroll-mt-24 scroll-mb-4 rounded-card border border-primary-line px-4 pt-2 pb-4 max-w768:-mx-1 w768:px-6 w768:pt-4 w768:pb-6"
    >
      <div className="flex items-center justify-between">
        <h2 id={titleId} className="text-18 tracking-normal">
          {title}
        </h2>
        <button
          type="button"
          aria-label={t('close')}
          onClick={onCancel}
          className="-me-3 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-soft hover:text-ink"
        >
          <Icon of={X} />
        </button>
      </div>
      <LabelChips form={form} />
      <AddressFields form={form} known={known} />
      {mayBecomeDefault && (
        <div className="mt-5 flex items-center gap-3 text-14">
          <Switch
            checked={form.watch('is_default') === true}
            onChange={(checked) => form.setValue('is_default', checked, { shouldDirty: true })}
            label={t('make_default')}
          />
          <span aria-hidden>{t('make_default')}</span>
        </div>
      )}
      <div aria-live="assertive">
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      </div>
      <div className="mt-5 flex gap-3 max-w350:flex-col">
        <Button type="submit" busy={isSubmitting} className={footButton}>
          {t('save')}
        </Button>
        <Button look="secondary" onClick={onCancel} className={footButton}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
