import type { OrderCard as Card } from '@gema/contract/shapes/order-card.ts'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { useMoments } from '../account/use-moments.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { useMoney } from '../use-money.ts'
import { CardActions } from './card-actions.tsx'
import { orderCardWords } from './order-card-words.ts'
import { nextOf } from './order-next.ts'
import { OrderNextLine } from './order-next-line.tsx'
import { StatusBadge } from './status-badge.tsx'

interface OrderCardProps {
  card: Card
  /** The server's clock when it was answered. */
  now: string
}

/** An order in a list: the whole card leads to it, and its foot says what is next and how. */
export function OrderCard({ card, now }: OrderCardProps) {
  const t = useWords(orderCardWords)
  const { withYear } = useMoments()
  return (
    <article className="relative grid grid-rows-[auto_1fr_auto] rounded-card border border-line bg-page text-14 hover:border-line-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-b border-line px-4 py-3 w768:px-5">
        <h3 className="text-14 font-strong tracking-normal">
          <PageLink
            to={addressOf('order', { id: card.id })}
            aria-label={t('order', { number: card.number })}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
          >
            {card.number}
          </PageLink>
        </h3>
        <time dateTime={card.date} className="text-ink-2">
          {withYear(card.date)}
        </time>
        <span className="ms-auto">
          <StatusBadge order={card} />
        </span>
      </div>
      <CardMiddle card={card} />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-b-card bg-soft px-4 py-3 w768:px-5">
        <OrderNextLine next={nextOf(card, now)} />
        <CardActions card={card} now={now} />
      </div>
    </article>
  )
}

function CardMiddle({ card: { lines, units, amount } }: { card: Card }) {
  const t = useWords(orderCardWords)
  const money = useMoney()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 w768:flex-nowrap w768:px-5">
      <div className="flex">
        {lines.slice(0, 3).map((line, place) => (
          <ShopPicture
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and never move
            key={place}
            picture={line.image_path}
            alt=""
            widths={[160]}
            sizes="64px"
            className="size-[52px] flex-none rounded-[10px] ring-2 ring-page not-first:-ms-7 w768:size-16"
          />
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <b className="two-lines font-semibold wrap-anywhere">{lines[0]?.name}</b>
        <p className="text-ink-2">{t('units', { count: units })}</p>
      </div>
      <p className="flex items-baseline justify-between gap-1.5 whitespace-nowrap max-w768:w-full w768:grid w768:justify-items-end">
        <span className="text-12 text-ink-2">{t('total')}</span>
        <b dir="ltr" className="figures font-semibold">
          {money(amount)}
        </b>
      </p>
    </div>
  )
}
