import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type MapPin, type PinProblem, parseMapPin } from './parse-map-pin.ts'
import { pinWords } from './pin-words.ts'

interface PastePinProps {
  error: PinProblem | undefined
  onPin: (pin: MapPin) => void
  onProblem: (problem: PinProblem | undefined) => void
}

/** A place by its coordinates or by a link of a map application: what is pasted counts at once, what is typed with a button. */
export function PastePin({ error, onPin, onProblem }: PastePinProps) {
  const t = useWords(pinWords)
  const [text, setText] = useState('')
  const read = (written: string) => {
    if (written.trim() === '') return onProblem(undefined)
    const result = parseMapPin(written)
    if (typeof result === 'string') onProblem(result)
    else onPin(result)
  }
  return (
    <div className="mt-4 flex items-start gap-2">
      <Field
        className="min-w-0 flex-1"
        label={t('paste')}
        hint={t('paste_hint')}
        error={error === undefined ? undefined : t(error)}
        value={text}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onProblem(undefined)
        }}
        onPaste={(event) => {
          event.preventDefault()
          const pasted = event.clipboardData.getData('text')
          setText(pasted)
          read(pasted)
        }}
        onKeyDown={(event) => {
          // Enter belongs to this field, not to the whole form.
          if (event.key !== 'Enter') return
          event.preventDefault()
          read(text)
        }}
      />
      <Button look="secondary" className="mt-[26px] flex-none" onClick={() => read(text)}>
        {t('set')}
      </Button>
    </div>
  )
}
