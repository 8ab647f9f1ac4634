import type { ComplaintEvidence, ComplaintMessage } from '@gema/contract/shapes/complaint.ts'
import { initialsOf } from '../../../commerce/account/initials.ts'
import { useMoments } from '../../../commerce/account/use-moments.ts'
import { useComplaintMoments } from '../../../commerce/complaint/use-complaint-moments.ts'
import type { WordKey } from '../../../language/define-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { useProfile } from '../../../shopper/use-profile.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EvidenceThumb } from './evidence-thumb.tsx'
import { followingWords } from './following-words.ts'
import { OfferBox, type OfferState } from './offer-box.tsx'

interface MessageItemProps {
  message: ComplaintMessage
  /** Of a proposal: what became of it. */
  offer: OfferState | undefined
  orderKey: string | undefined
  onOpen: (file: ComplaintEvidence) => void
}

/** Something that was said, as a bubble; a change of the status, as a line before it. */
export function MessageItem({ message, offer, orderKey, onOpen }: MessageItemProps) {
  const { kind, text, evidence } = message
  const isSaid = text !== '' || evidence.length > 0
  return (
    <>
      {kind !== 'message' && kind !== 'proposal' && <StatusLine message={message} />}
      {isSaid && <Said message={message} offer={offer} orderKey={orderKey} onOpen={onOpen} />}
    </>
  )
}

function StatusLine({ message: { kind, at } }: Pick<MessageItemProps, 'message'>) {
  const t = useWords(followingWords)
  const { dayAndTime } = useMoments()
  const rule = 'before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line'
  return (
    <li className={classNames('flex items-center gap-3.5 text-center text-12 text-ink-2', rule)}>
      <span className="figures max-w-[80%]">
        {t(`line_${kind}` as WordKey<typeof followingWords>, { moment: dayAndTime(at) })}
      </span>
    </li>
  )
}

function Said({ message, offer, orderKey, onOpen }: MessageItemProps) {
  const t = useWords(followingWords)
  const { time } = useComplaintMoments()
  const { author, staff_name, text, evidence, at } = message
  const isMine = author === 'shopper'
  const name = isMine ? t('you') : staff_name ? t('staff', { name: staff_name }) : t('shop')
  return (
    <li
      className={classNames(
        'grid gap-x-2 w768:max-w-[86%] w768:gap-x-3',
        isMine
          ? 'grid-cols-[minmax(0,auto)_28px] justify-end justify-self-end w768:grid-cols-[minmax(0,auto)_36px]'
          : 'grid-cols-[28px_minmax(0,auto)] justify-start w768:grid-cols-[36px_minmax(0,auto)]',
      )}
    >
      <Face isMine={isMine} name={staff_name ?? t('shop')} />
      <div className={classNames('min-w-0', isMine && 'col-start-1 row-start-1')}>
        <p className={classNames('figures text-12 text-ink-2', isMine && 'text-end')}>
          <b className="font-strong text-ink">{name}</b> · <time dateTime={at}>{time(at)}</time>
        </p>
        {offer === undefined
          ? text !== '' && (
              <div
                className={classNames(
                  'mt-1 w-fit rounded-card px-4 py-3 text-14 leading-[22px] whitespace-pre-line text-pretty wrap-anywhere',
                  isMine ? 'ms-auto rounded-se-[4px] bg-primary-soft' : 'rounded-ss-[4px] bg-soft',
                )}
              >
                {text}
              </div>
            )
          : text !== '' && <OfferBox text={text} state={offer} />}
        {evidence.length > 0 && (
          <ul className={classNames('mt-2 flex flex-wrap gap-2', isMine && 'justify-end')}>
            {evidence.map((file) => (
              <li key={file.id}>
                <EvidenceThumb file={file} orderKey={orderKey} onOpen={() => onOpen(file)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function Face({ isMine, name }: { isMine: boolean; name: string }) {
  const t = useWords(followingWords)
  const profile = useProfile()
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-7 flex-none place-items-center rounded-full text-11 font-bold w768:size-9 w768:text-12',
        isMine ? 'col-start-2 row-start-1 bg-[#eef0f4] text-[#4d5263]' : 'bg-primary text-white',
      )}
    >
      {initialsOf(isMine ? (profile?.name ?? t('you')) : name)}
    </span>
  )
}
