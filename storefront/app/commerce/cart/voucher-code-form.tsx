import { type FormEvent, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { voucherDrawerWords } from './voucher-drawer-words.ts'

interface VoucherCodeFormProps {
  /** Answers why a code was refused. */
  onCode: (code: string) => Promise<string | undefined>
}

/** A code that somebody was given. What is wrong with it is said under it, and it stays as it was typed. */
export function VoucherCodeForm({ onCode }: VoucherCodeFormProps) {
  const t = useWords(voucherDrawerWords)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    const refused = await onCode(typed)
    setBusy(false)
    setError(refused)
    if (refused === undefined) setTyped('')
  }
  return (
    <form noValidate onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <Field
        label={t('code')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
        error={error}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="[&_input]:tracking-[0.04em] [&_input]:uppercase"
      />
      <Button type="submit" look="outline" busy={isBusy} className="mt-[26px]">
        {t('apply')}
      </Button>
    </form>
  )
}
