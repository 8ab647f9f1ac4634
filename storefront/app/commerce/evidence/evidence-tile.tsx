import { Check, TriangleAlert, X } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { evidenceWords } from './evidence-words.ts'
import { LocalPreview } from './local-preview.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useFileSize } from './use-file-size.ts'

interface EvidenceTileProps {
  file: File
  /** Why it cannot be sent. */
  fault: string | undefined
  /** While the form is sent: how many bytes of this file are. */
  sent: number | undefined
  onOpen: () => void
  onRemove: () => void
  onStop: () => void
}

/** A chosen file: its picture with a cross to remove it, and below its name and weight, or what is wrong with it. */
export function EvidenceTile({ file, fault, sent, onOpen, onRemove, onStop }: EvidenceTileProps) {
  const t = useWords(evidenceWords)
  const isRefused = fault !== undefined
  const isOnItsWay = sent !== undefined && sent < file.size
  const isSent = sent !== undefined && !isOnItsWay
  const cross = sent === undefined ? onRemove : isOnItsWay && sent > 0 ? onStop : undefined
  return (
    <li className="min-w-0">
      <div
        className={classNames(
          'relative grid aspect-square place-items-center overflow-hidden rounded-inner',
          isRefused ? 'bg-sale-soft text-sale ring-1 ring-sale ring-inset' : 'bg-tile',
        )}
      >
        {isRefused ? <Icon of={TriangleAlert} size={24} /> : <LocalPreview file={file} pale={isOnItsWay} />}
        {!isRefused && !isOnItsWay && (
          <button
            type="button"
            aria-label={t('open', { name: file.name })}
            onClick={onOpen}
            className="absolute inset-0 rounded-inner -outline-offset-2"
          />
        )}
        {isOnItsWay && <OnItsWay file={file} sent={sent} />}
        {cross && (
          <button
            type="button"
            aria-label={sent === undefined ? t('remove', { name: file.name }) : t('stop')}
            onClick={cross}
            className="group absolute end-0 top-0 grid size-11 place-items-center"
          >
            <span
              className={classNames(
                'grid size-7 place-items-center rounded-full',
                isRefused ? 'bg-page text-sale' : 'bg-ink/82 text-white group-hover:bg-ink',
              )}
            >
              <Icon of={X} size={14} />
            </span>
          </button>
        )}
      </div>
      <p className="mt-2 truncate text-14 font-semibold" title={file.name}>
        {file.name}
      </p>
      <TileNote file={file} fault={fault} sent={sent} isSent={isSent} />
    </li>
  )
}

function OnItsWay({ file, sent }: { file: File; sent: number }) {
  const t = useWords(evidenceWords)
  const percent = Math.floor((100 * sent) / Math.max(1, file.size))
  return (
    <span className="absolute inset-x-3 bottom-3 grid gap-1.5 text-14 font-strong">
      <span dir="ltr" className="figures rtl:text-end">
        {percent}%
      </span>
      <ProgressBar percent={percent} label={t('sending', { name: file.name })} />
    </span>
  )
}

interface TileNoteProps extends Pick<EvidenceTileProps, 'file' | 'fault' | 'sent'> {
  isSent: boolean
}

function TileNote({ file, fault, sent, isSent }: TileNoteProps) {
  const t = useWords(evidenceWords)
  const { size, megabytes } = useFileSize()
  const whole = size(file.size)
  if (fault !== undefined) {
    return <p className="text-12 text-sale text-pretty">{t('too_large', { size: whole, reason: fault })}</p>
  }
  if (isSent) {
    return (
      <p className="figures flex gap-1 text-12 text-theme-ink">
        <Icon of={Check} size={14} className="mt-px" />
        {t('sent', { size: whole })}
      </p>
    )
  }
  return (
    <p className="figures text-12 text-ink-2">
      {sent === undefined
        ? whole
        : sent === 0
          ? t('waiting')
          : t('part_sent', { sent: megabytes(sent), size: whole })}
    </p>
  )
}
