import { useMemo } from 'react'
import { addressWords } from '../../commerce/address/address-words.ts'
import { useRegions } from '../../commerce/address/use-regions.ts'
import { useSearchListTexts } from '../../commerce/use-search-list-texts.ts'
import { useWords } from '../../language/use-words.ts'
import { SearchSelect } from '../../ui/search-select.tsx'
import { type RegionLevel, regionLevels } from './parcel-values.ts'
import { shippingWords } from './shipping-words.ts'
import type { ParcelForm } from './use-parcel-form.ts'

interface DestinationSelectProps {
  level: RegionLevel
  form: ParcelForm
  /** What stands there while the lists are on their way. */
  known: string | undefined
}

const waiting = { province: 'choose_province', city: 'wait_city', district: 'wait_district' } as const
const feet = { province: undefined, city: 'foot_city', district: 'foot_district' } as const

/** One of the three lists of the destination. Another choice empties those below. */
export function DestinationSelect({ level, form, known }: DestinationSelectProps) {
  const t = useWords(shippingWords)
  const ofAddress = useWords(addressWords)
  const place = regionLevels.indexOf(level)
  const above = regionLevels[place - 1]
  const value = form.watch(level)
  const parent = above === undefined ? '' : form.watch(above)
  const waits = above !== undefined && parent === ''
  const { regions, state, retry } = useRegions(level, parent)
  const entries = useMemo(() => regions.map(({ code, name }) => ({ value: code, text: name })), [regions])
  const label = level === 'district' ? t('district') : ofAddress(level)
  const words = useSearchListTexts(ofAddress(level), ofAddress(waits ? waiting[level] : `choose_${level}`))
  const foot = feet[level]
  const choose = (code: string) => {
    const validates = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue(level, code, validates)
    if (code === value) return
    for (const below of regionLevels.slice(place + 1)) form.setValue(below, '', validates)
  }
  return (
    <SearchSelect
      {...{ label, words, entries, value, state }}
      valueText={known}
      onChange={choose}
      onRetry={retry}
      disabled={waits}
      error={form.formState.errors[level]?.message}
      {...(foot && { foot: ofAddress(foot) })}
    />
  )
}
