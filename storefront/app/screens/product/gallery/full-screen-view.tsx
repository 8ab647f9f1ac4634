import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { ShopPicture } from '../../../commerce/shop-picture.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useWords } from '../../../language/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePinch } from '../../../ui/use-pinch.ts'
import { galleryWords } from './gallery-words.ts'
import { roundButton } from './round-button.ts'

export interface FullScreenProps {
  pictures: { picture: string; alt: string }[]
  start: number
  title: string
  onClose: () => void
}

/** Pictures over the whole screen: arrow keys, swiping, pinching, and Escape to leave. */
export function FullScreenView({ pictures, start, title, onClose }: FullScreenProps) {
  const t = useWords(galleryWords)
  const forward = useLanguage().direction === 'rtl' ? -1 : 1
  const [place, setPlace] = useState(start)
  const turn = (step: number) => setPlace((now) => (now + step + pictures.length) % pictures.length)
  const pinch = usePinch({ onSwipe: (step) => turn(step * forward) })
  const shown = pictures[place]
  const count = { number: place + 1, total: pictures.length }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(forward)
    if (event.key === 'ArrowLeft') turn(-forward)
  }
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Popup onKeyDown={press} className="fixed inset-0 z-50 flex flex-col bg-page outline-none">
            <div className="flex items-center justify-between gap-4 px-4 py-3">
              <Dialog.Title className="sr-only">{title}</Dialog.Title>
              <p className="figures text-14 text-ink-2" aria-live="polite">
                <span aria-hidden dir="ltr">
                  {t('count', count)}
                </span>
                <span className="sr-only">{t('count_spoken', count)}</span>
              </p>
              <Dialog.Close aria-label={t('close')} className={roundButton}>
                <Icon of={X} />
              </Dialog.Close>
            </div>
            <div className="relative min-h-0 flex-1 touch-none overflow-hidden select-none" {...pinch.area}>
              {shown && (
                <div key={shown.picture} ref={pinch.target} className="absolute inset-0">
                  <ShopPicture
                    picture={shown.picture}
                    alt={shown.alt}
                    widths={[640, 960, 1280, 1920]}
                    sizes="100vw"
                    eager
                    fill
                    className="m-auto aspect-square max-h-full max-w-full"
                    pictureClassName="object-contain! pointer-events-none"
                  />
                </div>
              )}
            </div>
            {pictures.length > 1 && (
              <div className="flex justify-center gap-3 px-4 py-3">
                <button
                  type="button"
                  aria-label={t('previous')}
                  onClick={() => turn(-1)}
                  className={roundButton}
                >
                  <Icon of={ChevronLeft} turns />
                </button>
                <button type="button" aria-label={t('next')} onClick={() => turn(1)} className={roundButton}>
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
