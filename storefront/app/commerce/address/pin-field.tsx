import type { AddressInput } from '@gema/contract/shapes/address.ts'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { addressWords } from './address-words.ts'
import type { MapPin, PinProblem } from './parse-map-pin.ts'
import { PastePin } from './paste-pin.tsx'
import { PinPlace } from './pin-place.tsx'
import { pinWords } from './pin-words.ts'
import { type PositionProblem, useMyPosition } from './use-my-position.ts'

interface PinFieldProps {
  form: UseFormReturn<AddressInput>
  className?: string
}

/** Where the house stands on the map, if somebody wants to say: by their own position or by what they paste. */
export function PinField({ form, className }: PinFieldProps) {
  const t = useWords(pinWords)
  const optional = useWords(addressWords)('optional')
  const pin = form.watch('pin') ?? null
  const [accuracy, setAccuracy] = useState<number>()
  const [problem, setProblem] = useState<PositionProblem>()
  const [unread, setUnread] = useState<PinProblem>()
  const put = (wanted: MapPin | null, metres?: number) => {
    position.forget()
    form.setValue('pin', wanted, { shouldDirty: true })
    setAccuracy(metres)
    setProblem(undefined)
    setUnread(undefined)
  }
  const position = useMyPosition({
    onFound: (found) => put(found.pin, found.accuracy),
    onProblem: setProblem,
  })
  return (
    <fieldset className={className}>
      <legend className="text-14 font-semibold">
        {t('title')} <span className="font-normal text-ink-2">{optional}</span>
      </legend>
      <p className="mt-1 mb-3 text-12 text-ink-2">{t('hint')}</p>
      {pin === null ? (
        <>
          <Button look="secondary" size={40} busy={position.isAsking} onClick={position.ask}>
            <Icon of={LocateFixed} size={16} />
            {t('use_position')}
          </Button>
          <PastePin error={unread} onPin={(wanted) => put(wanted)} onProblem={setUnread} />
        </>
      ) : (
        <PinPlace pin={pin} accuracy={accuracy} onRemove={() => put(null)} />
      )}
      <div aria-live="polite">{problem !== undefined && <FieldError>{t(problem)}</FieldError>}</div>
    </fieldset>
  )
}
