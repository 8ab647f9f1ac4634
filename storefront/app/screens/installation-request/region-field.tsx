import { useMemo } from 'react'
import { addressWords } from '../../commerce/address/address-words.ts'
import { useRegions } from '../../commerce/address/use-regions.ts'
import { useSearchListTexts } from '../../commerce/use-search-list-texts.ts'
import { useWords } from '../../language/use-words.ts'
import { SearchSelect } from '../../ui/search-select.tsx'
import { fieldId } from './field-id.ts'
import { installationFormWords } from './installation-form-words.ts'
import type { InstallationForm } from './use-installation-form.ts'

const levels = ['province', 'city', 'district'] as const
type Level = (typeof levels)[number]

const waiting = { province: 'choose_province', city: 'wait_city', district: 'wait_district' } as const
const feet = { province: undefined, city: 'foot_city', district: 'foot_district' } as const

interface RegionFieldProps {
  form: InstallationForm
  field: Level
  disabled: boolean
}

/** One of the three lists of the place. Another choice empties those below. */
export function RegionField({ form, field, disabled }: RegionFieldProps) {
  const t = useWords(installationFormWords)
  const address = useWords(addressWords)
  const place = levels.indexOf(field)
  const above = levels[place - 1]
  const value = form.watch(field)
  const parent = above === undefined ? '' : form.watch(above)
  const waits = above !== undefined && parent === ''
  const { regions, state, retry } = useRegions(field, parent)
  const entries = useMemo(() => regions.map(({ code, name }) => ({ value: code, text: name })), [regions])
  const label = t(field)
  const words = useSearchListTexts(label, address(waits ? waiting[field] : `choose_${field}`))
  const foot = feet[field]
  const choose = (code: string) => {
    const validates = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue(field, code, validates)
    if (code !== value) for (const below of levels.slice(place + 1)) form.setValue(below, '', validates)
  }
  return (
    <SearchSelect
      {...{ label, words, entries, value, state }}
      id={fieldId(field)}
      onChange={choose}
      onRetry={retry}
      disabled={waits || disabled}
      error={form.formState.errors[field]?.message}
      {...(foot && { foot: address(foot) })}
    />
  )
}
