import type { StoreCard } from '@gema/contract/shapes/store-card.ts'
import { Clock, Headphones, MapPin, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { OpenNowBadge } from '../../commerce/open-now-badge.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { storeWords } from '../../commerce/store-words.ts'
import { useHoursLines } from '../../commerce/use-hours-lines.ts'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { homeWords } from './home-words.ts'

/** The retailer's own stores: where, when, how to get there. */
export function StoreCards({ stores }: { stores: StoreCard[] }) {
  const t = useWords(homeWords)
  return (
    <section id="stores" className="wrap section scroll-mt-24">
      <SectionHead title={t('stores_title')} text={t('stores_text')} />
      <div className="grid gap-[var(--gap)] w992:grid-cols-2">
        {stores.map((store) => (
          <OneStore key={store.uuid} store={store} />
        ))}
      </div>
    </section>
  )
}

function OneStore({ store }: { store: StoreCard }) {
  const t = useWords(storeWords)
  const hours = useHoursLines(store.hours)
  return (
    <article className="grid overflow-hidden rounded-card border border-line w1200:grid-cols-[44%_1fr]">
      <ShopPicture
        picture={store.image}
        alt=""
        widths={[480, 640, 960]}
        sizes="(min-width: 1200px) 320px, (min-width: 992px) 50vw, 100vw"
        className="aspect-2/1 w1200:aspect-auto"
      />
      <div className="p-4 w768:p-6">
        <OpenNowBadge hours={store.hours} />
        <h3 className="mt-2.5 mb-3 text-22">{store.name}</h3>
        <ul className="space-y-2 text-14 text-ink-2">
          <Fact icon={MapPin}>
            {store.address}, {store.city} {store.postcode}
          </Fact>
          <Fact icon={Clock}>
            {hours.map((line) => (
              <span key={line} className="me-2 inline-block whitespace-nowrap">
                {line}
              </span>
            ))}
          </Fact>
          <Fact icon={Headphones}>{store.note}</Fact>
        </ul>
        <div className="mt-4 flex flex-wrap gap-2">
          <a
            href={store.directions_url}
            target="_blank"
            rel="noopener"
            className={buttonClasses('secondary', 40)}
          >
            {t('directions')}
          </a>
          <a
            href={`https://wa.me/${store.whatsapp}`}
            target="_blank"
            rel="noopener"
            className={buttonClasses('quiet', 40)}
          >
            <Icon of={MessageSquare} size={16} />
            {t('chat')}
          </a>
        </div>
      </div>
    </article>
  )
}

function Fact({ icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon of={icon} size={20} />
      <span>{children}</span>
    </li>
  )
}
