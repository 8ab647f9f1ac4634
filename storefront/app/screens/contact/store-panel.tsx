import type { StoreCard } from '@gema/contract/shapes/store-card.ts'
import { Clock, MapPin, MessageSquare, Phone } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { OpenNowBadge } from '../../commerce/open-now-badge.tsx'
import { StoreFact } from '../../commerce/store-fact.tsx'
import { StoreMap } from '../../commerce/store-map/store-map.tsx'
import { storeWords } from '../../commerce/store-words.ts'
import { useHoursLines } from '../../commerce/use-hours-lines.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'

/** A store: when it is open, where it is and how to get there, beside a drawing of its streets. */
export function StorePanel({ store }: { store: StoreCard }) {
  const t = useWords(storeWords)
  const hours = useHoursLines(store.hours)
  return (
    <article className="grid overflow-hidden rounded-card border border-line w768:grid-cols-[minmax(0,1fr)_220px]">
      <div className="p-4 w768:p-6">
        <OpenNowBadge hours={store.hours} />
        <h3 className="mt-2.5 mb-3 text-18">
          <PageLink
            to={addressOf('store', { slug: store.slug })}
            className="hover:underline hover:underline-offset-4"
          >
            {store.name}
          </PageLink>
        </h3>
        <ul className="space-y-2 text-14 text-ink-2">
          <StoreFact icon={MapPin}>
            {store.address}, {store.city} {store.postcode}
          </StoreFact>
          <StoreFact icon={Clock}>
            {hours.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </StoreFact>
          <StoreFact icon={Phone}>
            <a href={`tel:${store.phone.replace(/[^+\d]/g, '')}`} className="hover:text-ink hover:underline">
              <bdi dir="ltr">{store.phone}</bdi>
            </a>
          </StoreFact>
        </ul>
        <div className="mt-3.5 flex flex-wrap gap-3">
          <PageLink to={store.directions_url} className={buttonClasses('secondary', 40)}>
            {t('directions')} <span className="sr-only">{store.name}</span>
          </PageLink>
          {store.whatsapp && (
            <PageLink to={`https://wa.me/${store.whatsapp}`} className={buttonClasses('quiet', 40)}>
              <Icon of={MessageSquare} size={16} />
              {t('chat')} <span className="sr-only">{store.name}</span>
            </PageLink>
          )}
        </div>
      </div>
      <StoreMap store={store} className="h-[150px] w-full max-w768:order-first w768:h-full" />
    </article>
  )
}
