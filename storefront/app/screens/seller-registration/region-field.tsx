import { useMemo } from 'react'
import { addressWords } from '../../commerce/address/address-words.ts'
import { useRegions } from '../../commerce/address/use-regions.ts'
import { useSearchListTexts } from '../../commerce/use-search-list-texts.ts'
import { useWords } from '../../language/use-words.ts'
import { SearchSelect } from '../../ui/search-select.tsx'
import { fieldId } from './field-id.ts'
import { sellerFormWords } from './seller-form-words.ts'
import type { SellerForm } from './use-seller-form.ts'

interface RegionFieldProps {
  form: SellerForm
  field: 'province' | 'city'
}

/** The province, or a city in it. Another province empties the city. */
export function RegionField({ form, field }: RegionFieldProps) {
  const t = useWords(sellerFormWords)
  const address = useWords(addressWords)
  const value = form.watch(field)
  const parent = form.watch('province')
  const isCity = field === 'city'
  const waits = isCity && parent === ''
  const { regions, state, retry } = useRegions(field, isCity ? parent : '')
  const entries = useMemo(() => regions.map(({ code, name }) => ({ value: code, text: name })), [regions])
  const label = t(field)
  const words = useSearchListTexts(label, address(waits ? 'wait_city' : `choose_${field}`))
  const choose = (code: string) => {
    const validates = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue(field, code, validates)
    if (!isCity && code !== value) form.setValue('city', '', validates)
  }
  return (
    <SearchSelect
      {...{ label, words, entries, value, state }}
      id={fieldId(field)}
      onChange={choose}
      onRetry={retry}
      disabled={waits}
      error={form.formState.errors[field]?.message}
      {...(isCity && { foot: address('foot_city') })}
    />
  )
}
