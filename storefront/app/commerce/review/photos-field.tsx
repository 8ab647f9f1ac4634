import { mostReviewPictures } from '@gema/contract/calls/rating-review.ts'
import { useId, useState } from 'react'
import type { Progress } from '../../api/ask-with-progress.ts'
import { useWords } from '../../language/use-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { EvidenceTile } from '../evidence/evidence-tile.tsx'
import { LocalViewer } from '../evidence/local-viewer.tsx'
import { shareOfFiles } from '../evidence/share-of-files.ts'
import { photoTypes } from './photo-faults.ts'
import { reviewDialogWords } from './review-dialog-words.ts'
import type { Photos } from './use-photos.ts'

interface PhotosFieldProps {
  photos: Photos
  mostKb: number
  isSending: boolean
  /** How far the review is on its way. */
  progress: Progress | undefined
  onStop: () => void
}

const sizeOf = (kb: number): string => (kb % 1024 === 0 ? `${kb / 1024}\u00A0MB` : `${kb}\u00A0kB`)

/** A place to drop photos on, and below it each of them, with what is wrong with it or how far it is on its way. */
export function PhotosField({ photos: given, mostKb, isSending, progress, onStop }: PhotosFieldProps) {
  const { photos, faults, error, add, remove } = given
  const t = useWords(reviewDialogWords)
  const id = useId()
  const [opened, setOpened] = useState<File>()
  const sizes = photos.map(({ size }) => size)
  const shares = isSending ? shareOfFiles(sizes, progress ?? { sent: 0, total: 0 }) : []
  const takeAway = (photo: File) => {
    remove(photo)
    // The cross is gone: the place to choose the next photo takes its part.
    requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }))
  }
  return (
    <div id="review-photos" tabIndex={-1} className="outline-none">
      <p className="mb-1.5 text-14 font-semibold">
        {t('photos')} <span className="font-normal text-ink-2">{t('optional')}</span>
      </p>
      {photos.length < mostReviewPictures && (
        <FileDrop
          id={id}
          label={t('photos')}
          multiple
          accept={photoTypes.join(',')}
          disabled={isSending}
          invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onFiles={add}
        >
          <span>
            <b className="font-semibold">{t('drop')}</b>
            {t('or_choose')}
            <span className="font-semibold text-primary">{t('choose')}</span>
          </span>
        </FileDrop>
      )}
      <div id={`${id}-note`} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
        {error === undefined && (
          <p className="mt-1.5 text-12 text-ink-2">
            {t('limits', { most: mostReviewPictures, size: sizeOf(mostKb) })}
          </p>
        )}
      </div>
      <ul className="mt-3 grid grid-cols-3 gap-x-2.5 gap-y-3.5 empty:hidden">
        {photos.map((photo, place) => (
          <EvidenceTile
            key={`${photo.name} ${photo.size} ${photo.lastModified}`}
            file={photo}
            fault={faults[place]}
            sent={shares[place]}
            onOpen={() => setOpened(photo)}
            onRemove={() => takeAway(photo)}
            onStop={onStop}
          />
        ))}
      </ul>
      <LocalViewer files={photos} opened={opened} onOpen={setOpened} />
    </div>
  )
}
