import type { ComplaintCard as Card } from '@gema/contract/shapes/complaint.ts'
import type { WordKey } from '../../language/define-words.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { useMoments } from '../account/use-moments.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { ComplaintBadge } from './complaint-badge.tsx'
import { ComplaintCardFoot } from './complaint-card-foot.tsx'
import { complaintWords } from './complaint-words.ts'
import { placeOfComplaint } from './place-of-complaint.ts'

interface ComplaintCardProps {
  card: Card
  /** From the link of a mail, where the list was opened by one. */
  orderKey?: string | undefined
}

/** A complaint in a list: the whole card leads to it, and its foot says what is next. */
export function ComplaintCard({ card, orderKey }: ComplaintCardProps) {
  const t = useWords(complaintWords)
  const { withYear } = useMoments()
  const [first, ...others] = card.items
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr_auto] rounded-card border border-line bg-page text-14 hover:border-line-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-b border-line px-4 py-3 w768:px-5">
        <h3 className="text-14 font-strong tracking-normal">
          <PageLink
            to={placeOfComplaint(card, orderKey)}
            aria-label={t('complaint', { number: card.number })}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
          >
            {card.number}
          </PageLink>
        </h3>
        <time dateTime={card.created_at} className="text-ink-2">
          {withYear(card.created_at)}
        </time>
        <span className="ms-auto">
          <ComplaintBadge status={card.status} />
        </span>
      </div>
      <div className="flex items-center gap-4 px-4 py-4 w768:px-5">
        <ShopPicture
          picture={first?.image_path ?? null}
          alt=""
          widths={[160]}
          sizes="64px"
          className="size-[52px] flex-none rounded-[10px] w768:size-16"
        />
        <div className="min-w-0">
          <b className="two-lines font-semibold wrap-anywhere">{first?.product_name}</b>
          {others.length > 0 && (
            <p className="text-12 text-ink-2">{t('and_more', { count: others.length })}</p>
          )}
          <p className="text-ink-2">
            {t(`type_${card.type}` as WordKey<typeof complaintWords>)} ·{' '}
            <span className="lowercase">
              {t(`solution_${card.solution}` as WordKey<typeof complaintWords>)}
            </span>
          </p>
        </div>
      </div>
      <ComplaintCardFoot card={card} orderKey={orderKey} />
    </article>
  )
}
