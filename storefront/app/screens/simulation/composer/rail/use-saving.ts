import { useRef, useState } from 'react'
import { useAsk } from '../../../../api/browser-ask.ts'
import { newUuid } from '../../../../api/new-uuid.ts'
import { rememberSimulation } from '../../../../commerce/simulation/device-memory.ts'
import type { SharedSimulation } from '../../../../commerce/simulation/shared-simulation.ts'
import { useWords } from '../../../../language/use-words.ts'
import type { Composing } from '../composing.ts'
import { railDialogWords } from './rail-dialog-words.ts'

interface Saved {
  simulation: SharedSimulation
  /** What was saved, to tell whether something has changed since. */
  of: string
}

/** While the page is open: what was saved of each template last. */
const lastSaved = new Map<string, Saved>()

function linesOf({ composed }: Composing) {
  return composed.slots.flatMap(({ key, choice, quantity }) =>
    choice === undefined ? [] : [{ component: key, inventory: choice.inventory, quantity }],
  )
}

/** Saves what is composed, once for each wish, and keeps the answer. */
export function useSaving(composing: Composing) {
  const { template, composition, composed } = composing
  const { room } = composition
  const t = useWords(railDialogWords)
  const ask = useAsk()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [saved, setSaved] = useState(() => lastSaved.get(template.uuid))
  /** The wish to save: pressing twice, or once more after a lost answer, saves once. */
  const key = useRef('')
  const lines = linesOf(composing)
  const content = JSON.stringify([lines, room])
  const open = () => {
    key.current = newUuid()
    setError(undefined)
    setOpen(true)
  }
  const save = async (name: string) => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    const answer = await ask('simulationStore', {
      key: key.current,
      uuid: template.uuid,
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(room && { room }),
      lines,
    }).catch(() => undefined)
    setBusy(false)
    if (!answer?.ok) {
      // A first answer was lost, and the name has changed since: what is wanted now is another one.
      if (answer?.code === 409) key.current = newUuid()
      setError(answer?.form[0] ?? answer?.message ?? t('save_failed'))
      return
    }
    const parts = composed.slots.flatMap(({ choice, quantity }) =>
      choice === undefined
        ? []
        : [{ name: `${choice.brand} ${choice.name}`, variant: choice.variant, quantity }],
    )
    const made: Saved = { simulation: { ...answer.data, parts }, of: content }
    lastSaved.set(template.uuid, made)
    setSaved(made)
    rememberSimulation({ uuid: answer.data.uuid, code: answer.data.simulation_code })
  }
  return {
    isOpen,
    open,
    close: () => setOpen(false),
    save,
    isBusy,
    error,
    /** What was saved last. */
    saved: saved?.simulation,
    /** Whether that is what is composed now. */
    isCurrent: saved?.of === content,
  }
}
