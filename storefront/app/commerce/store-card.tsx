import type { StoreCard as Store } from '@gema/contract/shapes/store-card.ts'
import { Clock, Headphones, MapPin, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../language/use-words.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Icon } from '../ui/icon.tsx'
import { OpenNowBadge } from './open-now-badge.tsx'
import { ShopPicture } from './shop-picture.tsx'
import { StoreFact } from './store-fact.tsx'
import { StoreHours } from './store-hours.tsx'
import { storeWords } from './store-words.ts'

interface StoreCardProps {
  store: Store
  /** Where the name leads, and what stands below it. */
  name?: ReactNode
  text?: ReactNode
  /** Before the way there, instead of the chat. */
  action?: ReactNode
}

/** A store with its picture: where, when, how to get there. */
export function StoreCard({ store, name = store.name, text, action }: StoreCardProps) {
  const t = useWords(storeWords)
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
        <h3 className="mt-2.5 mb-3 text-22">{name}</h3>
        {text}
        <ul className="space-y-2 text-14 text-ink-2">
          <StoreFact icon={MapPin}>
            {store.address}, {store.city} {store.postcode}
          </StoreFact>
          <StoreFact icon={Clock}>
            <StoreHours hours={store.hours} />
          </StoreFact>
          <StoreFact icon={Headphones}>{store.note}</StoreFact>
        </ul>
        <div className="mt-4 flex flex-wrap gap-2">
          {action}
          <a
            href={store.directions_url}
            target="_blank"
            rel="noopener"
            className={buttonClasses('secondary', 40)}
          >
            {t('directions')}
          </a>
          {action === undefined && (
            <a
              href={`https://wa.me/${store.whatsapp}`}
              target="_blank"
              rel="noopener"
              className={buttonClasses('quiet', 40)}
            >
              <Icon of={MessageSquare} size={16} />
              {t('chat')}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}
