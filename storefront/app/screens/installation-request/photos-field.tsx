import { photoLimits } from '@gema/contract/calls/installation-request.ts'
import { sentenceOf } from '@gema/contract/refusals.ts'
import { useEffect, useState } from 'react'
import type { Progress } from '../../api/ask-with-progress.ts'
import { EvidenceTile } from '../../commerce/evidence/evidence-tile.tsx'
import { LocalViewer } from '../../commerce/evidence/local-viewer.tsx'
import { shareOfFiles } from '../../commerce/evidence/share-of-files.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { fieldId } from './field-id.ts'
import { installationFormWords } from './installation-form-words.ts'
import { photoFaults, photoTypes } from './photo-faults.ts'
import { photosTogether } from './photos-together.ts'
import type { InstallationForm } from './use-installation-form.ts'

interface PhotosFieldProps {
  form: InstallationForm
  /** How often the form was refused. */
  tries: number
  isSending: boolean
  progress: Progress | undefined
  onStop: () => void
}

/** Photos of the room as squares, and a place to drop them on. */
export function PhotosField({ form, tries, isSending, progress, onStop }: PhotosFieldProps) {
  const t = useWords(installationFormWords)
  const { language } = useLanguage()
  const photos = form.watch('photos')
  const faults = usePhotoFaults(photos, tries)
  const [isTooMany, setIsTooMany] = useState(false)
  const [opened, setOpened] = useState<File>()
  const id = fieldId('photos')
  const error = form.formState.errors.photos as { message?: string } | undefined
  const shares = isSending
    ? shareOfFiles(
        photos.map(({ size }) => size),
        progress ?? { sent: 0, total: 0 },
      )
    : []
  const change = (next: File[]) =>
    form.setValue('photos', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const add = (added: File[]) => {
    const together = photosTogether(photos, added)
    setIsTooMany(together.isTooMany)
    change(together.photos)
  }
  const remove = (photo: File) => {
    setIsTooMany(false)
    change(photos.filter((one) => one !== photo))
    // The cross is gone: the place to choose the next photo takes its part.
    requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }))
  }
  const hasFault = faults.some((fault) => fault !== undefined)
  const sentence = isTooMany
    ? sentenceOf('installation_photos', language, { limit: photoLimits.files })
    : hasFault
      ? undefined
      : error?.message
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-3 text-14 font-semibold">
        {t('photos')}
        <span className="figures font-normal text-ink-2">
          {t('photos_side', { count: String(photos.length), most: photoLimits.files })}
        </span>
      </p>
      <FileDrop
        id={id}
        label={t('photos')}
        multiple
        accept={photoTypes.join(',')}
        disabled={isSending || photos.length >= photoLimits.files}
        invalid={sentence !== undefined}
        aria-describedby={`${id}-note`}
        onFiles={add}
        className="py-6"
      >
        <span>
          <b className="font-semibold">{t('photos_drop')}</b>
          {t('photos_or')}
          <span className="font-semibold text-primary">{t('photos_choose')}</span>
        </span>
        <span className="max-w-[52ch] text-12 text-ink-2 text-pretty">{t('photos_limits')}</span>
      </FileDrop>
      <ul className="mt-4 grid grid-cols-3 gap-x-2.5 gap-y-3.5 empty:hidden w768:grid-cols-5 w768:gap-3">
        {photos.map((photo, place) => (
          <EvidenceTile
            key={`${photo.name} ${photo.size} ${photo.lastModified}`}
            file={photo}
            fault={faults[place]}
            sent={shares[place]}
            onOpen={() => setOpened(photo)}
            onRemove={() => remove(photo)}
            onStop={onStop}
          />
        ))}
      </ul>
      <div id={`${id}-note`} aria-live="polite">
        {sentence !== undefined && <FieldError>{sentence}</FieldError>}
      </div>
      <LocalViewer files={photos} opened={opened} onOpen={setOpened} />
    </div>
  )
}

/** What is wrong with each of the photos, once that is known; looked at again after every answer of the server. */
function usePhotoFaults(photos: readonly File[], answers: number): (string | undefined)[] {
  const { language } = useLanguage()
  const [known, setKnown] = useState<ReadonlyMap<File, string | undefined>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer of the server changes what is known of photos
  useEffect(() => {
    let wanted = true
    void photoFaults(photos, language).then((faults) => {
      if (wanted) setKnown(new Map(photos.map((photo, place) => [photo, faults[place]])))
    })
    return () => {
      wanted = false
    }
  }, [photos, language, answers])
  return photos.map((photo) => known.get(photo))
}
