import type { StoredCard } from '@gema/contract/shapes/simulation.ts'
import { spacedCode } from '@gema/contract/values/spaced-code.ts'
import { X } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { useDates } from '../../commerce/dates/use-dates.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { DriftBadge } from '../../commerce/simulation/drift-badge.tsx'
import { driftsThatAre } from '../../commerce/simulation/drift-order.ts'
import type { SavedSimulation } from '../../commerce/simulation/saved-simulations.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { savedWords } from './saved-words.ts'

const mostPictures = 4

interface SavedCardProps {
  saved: SavedSimulation
  /** What the server says of it. */
  card: StoredCard | undefined
  /** Whether the server has been heard: only then can it be said that it does not know this one. */
  isKnown: boolean
  onForget: () => void
}

/** A saved simulation of this device: name, code, price, pictures, and what has changed since. */
export function SavedCard({ saved, card, isKnown, onForget }: SavedCardProps) {
  const t = useWords(savedWords)
  return (
    <article className="relative flex flex-col has-[a]:min-h-[152px] rounded-card border border-line p-4 transition-shadow duration-250 ease-gema has-[a]:hover:shadow-raised">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {card ? <CardName card={card} /> : <BareCode saved={saved} isUnknown={isKnown} />}
        </div>
        <button
          type="button"
          onClick={onForget}
          aria-label={t('forget', { code: spacedCode(saved.code) })}
          title={t('forget', { code: spacedCode(saved.code) })}
          className="relative z-1 -me-2 -mt-2 grid size-10 flex-none place-items-center rounded-control text-ink-2 hover:bg-soft hover:text-ink"
        >
          <Icon of={X} size={16} />
        </button>
      </div>
      {card && <CardFacts card={card} />}
    </article>
  )
}

function CardName({ card }: { card: StoredCard }) {
  const t = useWords(savedWords)
  const { withYear } = useDates()
  const facts = [card.template_name, t('saved_on', { date: withYear(card.saved_at) })]
  return (
    <>
      <h3 className="text-16 leading-6 tracking-normal [overflow-wrap:anywhere]">
        <PageLink
          to={addressOf('simulation', { uuid: card.uuid })}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {card.name || card.template_name || spacedCode(card.simulation_code)}
        </PageLink>
      </h3>
      <p className="text-12 text-ink-2">{facts.filter((fact) => fact !== '').join(' · ')}</p>
    </>
  )
}

function CardFacts({ card }: { card: StoredCard }) {
  const t = useWords(savedWords)
  const money = useMoney()
  return (
    <>
      <div className="my-3 flex items-center gap-3">
        <span className="flex min-w-0 flex-1 gap-1.5 overflow-hidden">
          {card.images.slice(0, mostPictures).map((image) => (
            <ShopPicture
              key={image}
              picture={image}
              alt=""
              widths={[160]}
              sizes="48px"
              className="size-12 flex-none rounded-[10px]"
            />
          ))}
        </span>
        <p className="text-end">
          <b dir="ltr" className="figures block text-16 font-bold whitespace-nowrap">
            {money(card.price)}
          </b>
          <span className="text-12 text-ink-2">{t('parts', { count: card.line_count })}</span>
        </p>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        <b dir="ltr" className="figures text-16 font-strong tracking-[0.04em] whitespace-nowrap">
          {spacedCode(card.simulation_code)}
        </b>
        <span className="flex flex-wrap gap-1.5">
          {driftsThatAre(card.drifts).map(({ drift, count }) => (
            <DriftBadge key={drift} drift={drift} count={count} />
          ))}
        </span>
      </div>
    </>
  )
}

/** All that this device itself knows. */
function BareCode({ saved: { uuid, code }, isUnknown }: { saved: SavedSimulation; isUnknown: boolean }) {
  const t = useWords(savedWords)
  const written = (
    <b dir="ltr" className="figures text-16 font-strong tracking-[0.04em] whitespace-nowrap">
      {spacedCode(code)}
    </b>
  )
  if (isUnknown) {
    return (
      <>
        <p className="text-ink-2">{written}</p>
        <p className="mt-1 text-14 text-ink-2">{t('unknown')}</p>
      </>
    )
  }
  return (
    <PageLink
      to={addressOf('simulation', { uuid })}
      className="after:absolute after:inset-0 after:rounded-card"
    >
      {written}
    </PageLink>
  )
}
