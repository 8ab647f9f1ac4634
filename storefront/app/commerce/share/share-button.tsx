import { Share2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { sendToOthers } from './send-to-others.ts'
import { shareButtonWords } from './share-button-words.ts'
import { addressToShare } from './shared-address.ts'

const ShareMenu = lazy(() => import('./share-menu.tsx').then(({ ShareMenu }) => ({ default: ShareMenu })))

interface ShareButtonProps {
  /** What is shared, by its name. */
  title: string
  className: string
}

/** Hands the page on: by the device's own means where it is held in the hand, else by a small menu. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const t = useWords(shareButtonWords)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const press = () => {
    const inTheHand = window.matchMedia('(pointer: coarse)').matches
    if (inTheHand && sendToOthers({ title, url: addressToShare() })) return
    setUsed(true)
    setOpen((now) => !now)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('share')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={press}
        className={className}
      >
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
