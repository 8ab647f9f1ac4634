import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { videosWords } from './videos-words.ts'

interface OutsideNoteProps {
  onPlay: () => void
  onAlways: () => void
  onLeave: () => void
}

/** Says from where a video comes and what that means, before anything of it is loaded. */
export function OutsideNote({ onPlay, onAlways, onLeave }: OutsideNoteProps) {
  const t = useWords(videosWords)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
      className="relative grid content-center justify-items-center gap-2 rounded-card bg-night/90 px-5 py-8 text-center text-on-night outline-none w768:rounded-[20px] w768:px-16"
    >
      <p id={`${id}-title`} className="px-6 text-18 font-strong tracking-tight w768:text-22">
        {t('note_title')}
      </p>
      <p id={`${id}-text`} className="max-w-[52ch] text-14 text-on-night-2 text-pretty w768:text-16">
        {t('note_text')}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button size={40} onClick={onPlay}>
          {t('play_this')}
        </Button>
        <Button look="white" size={40} onClick={onAlways}>
          {t('always')}
        </Button>
      </div>
      <PageLink
        to={addressOf('page', { slug: 'kebijakan-privasi' })}
        className="mt-1 text-14 underline underline-offset-3 hover:text-white"
      >
        {t('privacy')}
      </PageLink>
      <button
        type="button"
        aria-label={t('not_now')}
        onClick={onLeave}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-full hover:bg-night-2"
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
