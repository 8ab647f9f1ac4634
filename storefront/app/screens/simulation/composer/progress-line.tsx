import { Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../language/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { composerWords } from './composer-words.ts'
import { useComposing } from './composing.ts'

interface ProgressLineProps {
  canUndo: boolean
  canRedo: boolean
}

const button =
  'grid size-9 place-items-center rounded-control border border-line-2 bg-page hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:text-control'

/** How far it is, and the steps back and forth. */
export function ProgressLine({ canUndo, canRedo }: ProgressLineProps) {
  const t = useWords(composerWords)
  const { composed, change } = useComposing()
  const [told, setTold] = useState('')
  return (
    <div className="mb-3 flex min-h-9 items-center gap-2 noscript:hidden">
      <p className="min-w-0 flex-1 text-14 text-ink-2">
        <b className="figures font-semibold text-ink">
          {t('progress', { chosen: composed.chosenCount, count: composed.placeCount })}
        </b>
        <span className="max-w576:hidden print:hidden"> · {t('kept')}</span>
      </p>
      <span role="status" className="sr-only">
        {told}
      </span>
      <button
        type="button"
        aria-label={t('undo')}
        title={t('undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!canUndo}
        onClick={() => {
          change({ kind: 'undo' })
          setTold(t('undone'))
        }}
        className={button}
      >
        <Icon of={Undo2} size={16} turns />
      </button>
      <button
        type="button"
        aria-label={t('redo')}
        title={t('redo')}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!canRedo}
        onClick={() => {
          change({ kind: 'redo' })
          setTold(t('redone'))
        }}
        className={button}
      >
        <Icon of={Redo2} size={16} turns />
      </button>
    </div>
  )
}
