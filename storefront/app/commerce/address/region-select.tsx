import type { Address, AddressInput } from '@gema/contract/shapes/address.ts'
import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../language/use-words.ts'
import { SearchSelect } from '../../ui/search-select.tsx'
import { useSearchListTexts } from '../use-search-list-texts.ts'
import { type RegionField, regionFields, regionsBelow } from './address-draft.ts'
import { addressWords } from './address-words.ts'
import { useRegions } from './use-regions.ts'

/** What stands in a field while nothing is chosen, before and after it can be, and what stands below its entries. */
const texts = {
  province: { choose: 'choose_province', wait: 'choose_province', foot: undefined },
  city: { choose: 'choose_city', wait: 'wait_city', foot: 'foot_city' },
  district: { choose: 'choose_district', wait: 'wait_district', foot: 'foot_district' },
  subdistrict: { choose: 'choose_subdistrict', wait: 'wait_subdistrict', foot: 'foot_subdistrict' },
} as const

interface RegionSelectProps {
  field: RegionField
  form: UseFormReturn<AddressInput>
  /** The address that is being changed: its names stand there while the lists are on their way. */
  known: Address | undefined
}

/** One of the four dropdowns. Choosing another entry clears those below, and the next list is loaded at once. */
export function RegionSelect({ field, form, known }: RegionSelectProps) {
  const t = useWords(addressWords)
  const above = regionFields[regionFields.indexOf(field) - 1]
  const value = form.watch(field)
  const parent = above === undefined ? '' : form.watch(above)
  const waits = field !== 'province' && parent === ''
  const { regions, state, retry } = useRegions(field, parent)
  const entries = useMemo(() => regions.map(({ code, name }) => ({ value: code, text: name })), [regions])
  const label = t(field)
  const { choose, wait, foot } = texts[field]
  const words = useSearchListTexts(label, t(waits ? wait : choose))

  const take = (code: string) => {
    const validates = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue(field, code, validates)
    for (const below of regionsBelow(field)) form.setValue(below, '', validates)
  }
  return (
    <SearchSelect
      {...{ label, words, entries, value, state }}
      valueText={known?.[field].code === value ? known[field].name : undefined}
      onChange={take}
      onRetry={retry}
      disabled={waits}
      error={form.formState.errors[field]?.message}
      {...(foot && { foot: t(foot) })}
    />
  )
}
