import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useChange } from '../../commerce/account/use-change.ts'
import { rememberSimulation } from '../../commerce/simulation/device-memory.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, fieldClasses } from '../../ui/field.tsx'
import { codeFormWords } from './code-form-words.ts'
import type { CodeRefusal } from './load-simulations.ts'
import { tidyCode, uuidInLink } from './wanted-simulation.ts'

const fieldId = 'simulation-code'
const noteId = 'simulation-code-note'

/** Opens a saved simulation by its code. Without script the page itself is asked, with the code in its address. */
export function CodeForm({ refusal }: { refusal: CodeRefusal | undefined }) {
  const t = useWords(codeFormWords)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { change, busy } = useChange()
  const [typed, setTyped] = useState(refusal?.typed ?? '')
  const [error, setError] = useState(refusal && (refusal.message ?? t('failed')))
  const type = ({ currentTarget: { value, selectionEnd } }: ChangeEvent<HTMLInputElement>) => {
    // In the middle of it, the place where somebody types must not jump.
    const isAtEnd = selectionEnd === value.length
    setTyped(uuidInLink(value) ? value : isAtEnd ? tidyCode(value) : value.toUpperCase())
    setError(undefined)
  }
  const open = (uuid: string) =>
    navigate(inLanguage(addressOf('simulation', { uuid }), language), { viewTransition: true })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const uuid = uuidInLink(typed)
    if (uuid !== undefined) return open(uuid)
    if (typed.trim() === '') return setError(t('empty'))
    const answer = await change('simulationFindStored', { simulation_code: typed })
    if (!answer.ok) return setError(answer.form[0] ?? answer.message)
    rememberSimulation({ uuid: answer.data.uuid, code: answer.data.simulation_code })
    await open(answer.data.uuid)
  }
  return (
    <form
      id="code"
      action={inLanguage(addressOf('simulations'), language)}
      onSubmit={submit}
      noValidate
      className="scroll-mt-28 rounded-card bg-page p-5 text-ink w768:p-6"
    >
      <h2 className="text-18">{t('title')}</h2>
      <p className="mt-1 text-14 text-ink-2 text-pretty">{t('text')}</p>
      <label htmlFor={fieldId} className="mt-4 mb-1.5 block text-14 font-semibold">
        {t('label')}
      </label>
      <div className="flex items-start gap-2">
        <input
          id={fieldId}
          name="code"
          value={typed}
          onChange={type}
          placeholder={t('example')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          dir="ltr"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          className={`${fieldClasses(error !== undefined)} figures min-w-0 flex-1 font-strong tracking-[0.06em] uppercase placeholder:font-normal`}
        />
        <Button type="submit" busy={busy} className="flex-none">
          {t('open')}
        </Button>
      </div>
      <div id={noteId} aria-live="polite" className="min-h-[22px]">
        {error ? <FieldError>{error}</FieldError> : <p className="mt-1.5 text-12 text-ink-2">{t('hint')}</p>}
      </div>
    </form>
  )
}
