import type { SimulationCard } from '@gema/contract/shapes/simulation.ts'
import { ArrowRight } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { simulationsWords } from './simulations-words.ts'

/** A kind of system: its room, what it is, from which price on. The whole card is one link. */
export function TemplateCard({ template, isFirst }: { template: SimulationCard; isFirst: boolean }) {
  const t = useWords(simulationsWords)
  const money = useMoney()
  const { uuid, name, text, image, price, component_count } = template
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line transition-shadow duration-250 ease-gema hover:shadow-raised">
      <ShopPicture
        picture={image}
        alt=""
        widths={[480, 640, 960]}
        sizes="(min-width: 1440px) 440px, (min-width: 992px) 31vw, (min-width: 576px) 46vw, 92vw"
        eager={isFirst}
        className="aspect-[1.7]"
        pictureClassName="transition-transform duration-250 ease-gema group-hover:scale-104"
      />
      <div className="flex flex-1 flex-col p-4 w768:p-5">
        <h3 className="text-18">
          <PageLink
            to={addressOf('simulation', { uuid })}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </PageLink>
        </h3>
        <p className="mt-1 mb-4 text-14 text-ink-2 text-pretty">{text}</p>
        <div className="mt-auto flex items-end justify-between gap-3">
          <p>
            <b className="figures block text-16 font-bold">{t('from', { price: money(price) })}</b>
            <span className="text-12 text-ink-2">{t('components', { count: component_count })}</span>
          </p>
          <span
            aria-hidden
            className="inline-flex min-h-10 items-center gap-2 rounded-control bg-primary px-4 text-14 font-strong text-white transition-colors duration-150 group-hover:bg-primary-hover"
          >
            {t('start')}
            <Icon of={ArrowRight} size={16} turns />
          </span>
        </div>
      </div>
    </article>
  )
}
