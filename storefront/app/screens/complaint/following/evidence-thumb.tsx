import type { ComplaintEvidence } from '@gema/contract/shapes/complaint.ts'
import { ImageOff } from 'lucide-react'
import { useRef } from 'react'
import { evidenceWords } from '../../../commerce/evidence/evidence-words.ts'
import { PlaySign } from '../../../commerce/evidence/local-preview.tsx'
import { useObjectUrl } from '../../../commerce/evidence/use-object-url.ts'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSeen } from './use-seen.ts'
import { useStoredFile } from './use-stored-file.ts'

interface EvidenceThumbProps {
  file: ComplaintEvidence
  orderKey: string | undefined
  onOpen: () => void
}

/** A photo or a video of a message. Photos are fetched once they come into sight; videos, heavy as they are, once opened. */
export function EvidenceThumb({ file, orderKey, onOpen }: EvidenceThumbProps) {
  const t = useWords(evidenceWords)
  const button = useRef<HTMLButtonElement>(null)
  const isSeen = useSeen(button)
  const isVideo = file.kind === 'video'
  const { data, isError } = useStoredFile(file.id, orderKey, isSeen && !isVideo)
  // A video that was opened once is known by then, but is no picture.
  const src = useObjectUrl(isVideo ? undefined : data)
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('open', { name: file.name })}
      onClick={onOpen}
      className={classNames(
        'relative grid size-[72px] place-items-center overflow-hidden rounded-[10px]',
        isVideo ? 'bg-night-2' : src === undefined && !isError ? 'skeleton' : 'bg-tile',
      )}
    >
      {src !== undefined && <img src={src} alt="" className="absolute inset-0 size-full object-cover" />}
      {isVideo && <PlaySign small />}
      {isError && <Icon of={ImageOff} className="text-ink-2" />}
    </button>
  )
}
