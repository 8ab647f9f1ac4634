import { sentenceOf } from '@gema/contract/refusals.ts'
import { evidenceLimits } from '@gema/contract/shapes/complaint.ts'
import { useState } from 'react'
import type { Progress } from '../../api/ask-with-progress.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { acceptedTypes } from './accepted-types.ts'
import { AddTile } from './add-tile.tsx'
import { EvidenceTile } from './evidence-tile.tsx'
import { evidenceWords } from './evidence-words.ts'
import { filesTogether } from './files-together.ts'
import { LocalViewer } from './local-viewer.tsx'
import { shareOfFiles } from './share-of-files.ts'

interface EvidenceFieldProps {
  id: string
  files: readonly File[]
  /** What is wrong with each of them, in their order. */
  faults: readonly (string | undefined)[]
  /** What is wrong with all of them together. */
  error?: string | undefined
  /** How far the form is on its way. */
  progress: Progress | undefined
  isSending: boolean
  onChange: (files: File[]) => void
  onStop: () => void
  /** In a dialog: without the large place to drop on, three in a row. */
  narrow?: boolean
}

/** Photos and videos as squares, and a place to drop them on. */
export function EvidenceField(props: EvidenceFieldProps) {
  const { id, files, faults, error, progress, isSending, onChange, onStop, narrow = false } = props
  const t = useWords(evidenceWords)
  const { language } = useLanguage()
  const [isTooMany, setIsTooMany] = useState(false)
  const [opened, setOpened] = useState<File>()
  const noteId = `${id}-note`
  const sizes = files.map(({ size }) => size)
  const shares = isSending ? shareOfFiles(sizes, progress ?? { sent: 0, total: 0 }) : []
  const add = (added: File[]) => {
    const together = filesTogether(files, added)
    setIsTooMany(together.isTooMany)
    onChange(together.files)
  }
  const remove = (file: File) => {
    setIsTooMany(false)
    onChange(files.filter((one) => one !== file))
    // The cross is gone: the place to choose the next file takes its part.
    requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }))
  }
  const sentence = isTooMany ? sentenceOf('evidence_too_many', language) : error
  return (
    <div>
      {!narrow && (
        <FileDrop
          id={id}
          label={t('label')}
          multiple
          accept={acceptedTypes}
          disabled={isSending}
          invalid={sentence !== undefined}
          aria-describedby={noteId}
          onFiles={add}
          className="py-6"
        >
          <span>
            <b className="font-semibold">{t('drop')}</b>
            {t('or_choose')}
            <span className="font-semibold text-primary">{t('choose')}</span>
          </span>
          <span className="text-12 text-ink-2">{t('limits')}</span>
        </FileDrop>
      )}
      <ul
        className={classNames(
          'grid grid-cols-3 gap-x-2.5 gap-y-3.5',
          !narrow && 'mt-4 empty:hidden w768:grid-cols-5 w768:gap-3',
        )}
      >
        {files.map((file, place) => (
          <EvidenceTile
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            fault={faults[place]}
            sent={shares[place]}
            onOpen={() => setOpened(file)}
            onRemove={() => remove(file)}
            onStop={onStop}
          />
        ))}
        {files.length < evidenceLimits.files && (narrow || files.length > 0) && (
          <AddTile id={narrow ? id : undefined} describedBy={noteId} disabled={isSending} onFiles={add} />
        )}
      </ul>
      <div id={noteId} aria-live="polite">
        {sentence !== undefined && <FieldError>{sentence}</FieldError>}
        {narrow && sentence === undefined && <p className="mt-1.5 text-12 text-ink-2">{t('limits')}</p>}
      </div>
      <LocalViewer files={files} opened={opened} onOpen={setOpened} />
    </div>
  )
}
