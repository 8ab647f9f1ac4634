import { X } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { MatchNote, type MatchNoteKind } from '../../../commerce/simulation/match-note.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { composerWords } from './composer-words.ts'
import type { CopyResult } from './use-copied-simulation.ts'
import type { Changes } from './use-refreshed-prices.ts'

interface ComposerNoticesProps {
  changes: Changes | undefined
  onChangesSeen: () => void
  copy: CopyResult | undefined
  onCopySeen: () => void
  onCopyAgain: () => void
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/** What has happened to the composition without anybody pressing something. */
export function ComposerNotices({ changes, onChangesSeen, copy, ...rest }: ComposerNoticesProps) {
  const t = useWords(composerWords)
  const isOffline = useOffline()
  const { onCopySeen, onCopyAgain } = rest
  const gone = [...(changes?.gone ?? []), ...(copy?.kind === 'done' ? copy.gone : [])]
  const seen = () => {
    onChangesSeen()
    onCopySeen()
  }
  return (
    <div role="status" className="mb-3 grid gap-2 empty:hidden">
      {isOffline && <MatchNote kind="warn">{t('offline')}</MatchNote>}
      {copy?.kind === 'busy' && <MatchNote kind="info">{t('copying')}</MatchNote>}
      {copy?.kind === 'failed' && (
        <MatchNote kind="bad">
          {t('copy_failed')}{' '}
          <button type="button" onClick={onCopyAgain}>
            {t('try_again')}
          </button>
        </MatchNote>
      )}
      {copy?.kind === 'done' && (
        <Closable kind="info" onClose={onCopySeen}>
          {t('copied', { name: copy.name })}
        </Closable>
      )}
      {gone.length > 0 && (
        <Closable kind="warn" onClose={seen}>
          {t('gone', { count: gone.length, names: gone.join(', ') })}
        </Closable>
      )}
      {changes !== undefined && changes.repriced > 0 && (
        <Closable kind="info" onClose={onChangesSeen}>
          {t('repriced', { count: changes.repriced })}
        </Closable>
      )}
    </div>
  )
}

interface ClosableProps {
  kind: MatchNoteKind
  onClose: () => void
  children: ReactNode
}

function Closable({ kind, onClose, children }: ClosableProps) {
  const t = useWords(composerWords)
  return (
    <MatchNote kind={kind}>
      <span className="flex items-start gap-2">
        <span className="min-w-0 flex-1">{children}</span>
        <button
          type="button"
          aria-label={t('dismiss')}
          onClick={onClose}
          className="relative -my-0.5 grid size-6 flex-none place-items-center rounded-full before:absolute before:-inset-2"
        >
          <Icon of={X} size={16} />
        </button>
      </span>
    </MatchNote>
  )
}
