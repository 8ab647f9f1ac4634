import type { StoreDetail } from '@gema/contract/calls/store.ts'
import { MapPin } from 'lucide-react'
import { StoreMap } from '../../commerce/store-map/store-map.tsx'
import { storeWords } from '../../commerce/store-words.ts'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { panelClasses } from './panel-classes.ts'
import { storePageWords } from './store-page-words.ts'

/** A still drawing instead of a map: nothing is fetched from outside until someone asks for the way. */
export function MapCard({ store }: { store: StoreDetail }) {
  const t = useWords(storePageWords)
  const ofStore = useWords(storeWords)
  return (
    <section
      className={`${panelClasses} grid grid-rows-[240px_auto] overflow-hidden max-w1200:order-first w768:max-w1200:col-span-2 w1200:grid-rows-[minmax(220px,1fr)_auto]`}
    >
      <StoreMap store={store} className="size-full" />
      <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-3.5">
        <p className="min-w-0 text-14">
          <b className="block font-strong">{store.city}</b>
          <span className="text-12 text-ink-2">{t('map_note')}</span>
        </p>
        <a
          href={store.directions_url}
          target="_blank"
          rel="noopener"
          className={`${buttonClasses('primary', 40)} flex-none`}
        >
          <Icon of={MapPin} size={16} />
          {ofStore('directions')}
        </a>
      </div>
    </section>
  )
}
