import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { evidenceWords } from './evidence-words.ts'

interface EvidenceViewerProps {
  /** Which of how many is shown, from 0 on; absent: none. */
  place: number | undefined
  count: number
  name: string
  onPlace: (place: number) => void
  onClose: () => void
  /** The picture or the video itself. */
  children: ReactNode
}

const round =
  'grid size-11 flex-none place-items-center rounded-full bg-night-2 text-white hover:bg-night-line'

/** Photos and videos over the whole screen: arrow keys to the next one, Escape to leave. */
export function EvidenceViewer({ place, count, name, onPlace, onClose, children }: EvidenceViewerProps) {
  const t = useWords(evidenceWords)
  const forward = useLanguage().direction === 'rtl' ? -1 : 1
  const turn = (step: number) => onPlace(((place ?? 0) + step + count) % count)
  const press = (event: KeyboardEvent) => {
    // In a video the arrow keys move along it.
    if (count < 2 || event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowRight') turn(forward)
    if (event.key === 'ArrowLeft') turn(-forward)
  }
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={place !== undefined} onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Popup
            onKeyDown={press}
            className="fixed inset-0 z-60 flex flex-col bg-night text-on-night outline-none transition-opacity duration-150 ease-gema data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <div className="flex items-center justify-between gap-4 px-4 py-3">
              <Dialog.Title className="min-w-0 truncate text-14 font-semibold tracking-normal">
                {name}
              </Dialog.Title>
              <p aria-live="polite" className="figures ms-auto flex-none text-14 text-on-night-2">
                {t('place', { number: (place ?? 0) + 1, count: String(count) })}
              </p>
              <Dialog.Close aria-label={t('close')} className={round}>
                <Icon of={X} />
              </Dialog.Close>
            </div>
            <div className="relative grid min-h-0 flex-1 place-items-center px-4 pb-4">{children}</div>
            {count > 1 && (
              <div className="flex justify-center gap-3 px-4 pb-4">
                <button type="button" aria-label={t('previous')} onClick={() => turn(-1)} className={round}>
                  <Icon of={ChevronLeft} turns />
                </button>
                <button type="button" aria-label={t('next')} onClick={() => turn(1)} className={round}>
                  <Icon of={ChevronRight} turns />
                </button>
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}
