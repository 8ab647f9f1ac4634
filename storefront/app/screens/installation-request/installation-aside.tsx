import { Clock, MapPin, MessageSquare } from 'lucide-react'
import { useShop } from '../../api/use-shop.ts'
import { StoreFact } from '../../commerce/store-fact.tsx'
import { StoreHours } from '../../commerce/store-hours.tsx'
import { storeWords } from '../../commerce/store-words.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { installationWords } from './installation-words.ts'
import { NextSteps } from './next-steps.tsx'

const panel = 'min-w-0 rounded-card border border-line p-4'

/** Beside the form: how it goes, what it costs, and the stores to talk to. */
export function InstallationAside() {
  const t = useWords(installationWords)
  return (
    <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 w576:max-w992:grid-cols-2 w992:[@media(min-height:1080px)]:sticky w992:[@media(min-height:1080px)]:top-[92px]">
      <section className={panel}>
        <h2 className="mb-3.5 text-18">{t('steps')}</h2>
        <NextSteps />
      </section>
      <section className={panel}>
        <h2 className="mb-2 text-18">{t('cost')}</h2>
        <ul className="grid gap-2 text-14 text-ink-2 text-pretty">
          <li className="font-semibold text-ink">{t('cost_ask')}</li>
          <li>{t('cost_product')}</li>
          <li>{t('cost_else')}</li>
        </ul>
      </section>
      <Stores />
    </aside>
  )
}

function Stores() {
  const t = useWords(installationWords)
  const ofStores = useWords(storeWords)
  const { stores } = useShop()
  if (stores.length === 0) return null
  return (
    <section className={`${panel} w576:max-w992:col-span-2`}>
      <h2 className="mb-1 text-18">{t('stores')}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-line not-w576:divide-y w576:max-w992:grid-cols-2 w576:max-w992:gap-6 w992:divide-y">
        {stores.map((store) => (
          <li key={store.uuid} className="py-3.5 first:pt-2 last:pb-0 w576:max-w992:pt-2">
            <h3 className="text-16 tracking-normal">{store.name}</h3>
            <ul className="mt-2 space-y-2 text-14 text-ink-2">
              <StoreFact icon={MapPin}>
                {store.address}, {store.city} {store.postcode}
              </StoreFact>
              <StoreFact icon={Clock}>
                <StoreHours hours={store.hours} />
              </StoreFact>
            </ul>
            <PageLink
              to={`https://wa.me/${store.whatsapp}`}
              className={`${buttonClasses('secondary', 40)} mt-3 w-full`}
            >
              <Icon of={MessageSquare} size={16} />
              {ofStores('chat')}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
