import type { Order } from '@gema/contract/shapes/order.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileTile } from '../../ui/file-tile.tsx'
import { useThumbnail } from '../../ui/use-thumbnail.ts'
import { proofTypes } from './proof-fault.ts'
import { transferWords } from './transfer-words.ts'
import { useProof } from './use-proof.ts'

interface ProofUploadProps {
  order: Order
  place: OrderPlace
  onSent: (order: Order) => void
}

const height = 'h-40'

/** The receipt of a transfer: a place to drop it, its picture, and the sending. Another one may replace it. */
export function ProofUpload({ order, place, onSent }: ProofUploadProps) {
  const t = useWords(transferWords)
  const { language } = useLanguage()
  const noteId = useId()
  const { file, error, busy, choose, send } = useProof({ place, onSent })
  const [wantsAnother, setWantsAnother] = useState(false)
  const src = useThumbnail(file)
  const part = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    // The page was asked for its receipt before the order was there to have one.
    if (hash === '#proof') part.current?.scrollIntoView({ block: 'center' })
  }, [hash])
  if (order.payment.has_proof && !wantsAnother) {
    return (
      <Button
        look="secondary"
        size={40}
        onClick={() => setWantsAnother(true)}
        className="justify-self-start print:hidden"
      >
        {t('replace')}
      </Button>
    )
  }
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <div ref={part} id="proof" className="scroll-mt-24 print:hidden">
      <h2 className="mb-2 text-16">{t('proof')}</h2>
      {file === undefined ? (
        <FileDrop
          label={t('proof')}
          accept={proofTypes.join(',')}
          invalid={error !== undefined}
          aria-describedby={noteId}
          onFiles={([first]) => choose(first)}
          className={height}
        >
          <span>
            <b className="font-semibold">{t('drop')}</b>{' '}
            <span className="font-semibold text-primary">{t('or_choose')}</span>
          </span>
          <span className="text-12 text-ink-2">{t('drop_hint')}</span>
        </FileDrop>
      ) : (
        <FileTile
          name={file.name}
          detail={
            busy ? t('sending') : t('size', { size: size.format(Math.max(0.1, file.size / 1024 ** 2)) })
          }
          src={src}
          refused={false}
          busy={busy}
          removeLabel={t('remove', { file: file.name })}
          onRemove={() => choose(undefined)}
          className={height}
        />
      )}
      <div id={noteId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </div>
      {file !== undefined && (
        <Button
          busy={busy}
          onClick={async () => {
            if (await send()) setWantsAnother(false)
          }}
          className="mt-3 max-w576:w-full"
        >
          {t('send')}
        </Button>
      )}
    </div>
  )
}
