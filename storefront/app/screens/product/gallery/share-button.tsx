import { Share2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useWords } from '../../../language/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { galleryWords } from './gallery-words.ts'
import { roundButton } from './round-button.ts'

const loadMenu = () => import('./share-menu.tsx')
const ShareMenu = lazy(() => loadMenu().then(({ ShareMenu }) => ({ default: ShareMenu })))

/** Hands the address of the page on: by the device's own means, or else as a link or by WhatsApp. */
export function ShareButton({ title }: { title: string }) {
  const t = useWords(galleryWords)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const press = () => {
    if ('share' in navigator) {
      // Somebody may think better of it.
      navigator.share({ title, url: window.location.href }).catch(() => undefined)
      return
    }
    setUsed(true)
    setOpen((now) => !now)
  }
  return (
    <>
      <button ref={button} type="button" aria-label={t('share')} onClick={press} className={roundButton}>
        <Icon of={Share2} />
      </button>
      {used && (
        <Suspense>
          <ShareMenu anchor={button} title={title} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
