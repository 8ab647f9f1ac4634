import type { StoreDetail } from '@gema/contract/calls/store.ts'
import { Check } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { storePageWords } from './store-page-words.ts'

/** The story of a store and its services. */
export function AboutStore({ store }: { store: StoreDetail }) {
  const t = useWords(storePageWords)
  return (
    <section
      id="about"
      className="section grid scroll-mt-28 gap-x-16 gap-y-8 w992:grid-cols-[minmax(0,720px)_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-22 w768:text-28">{t('about_title', { store: store.name })}</h2>
        {store.about.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="mt-4 text-16 leading-[26px] text-pretty">
            {paragraph}
          </p>
        ))}
      </div>
      {store.services.length > 0 && (
        <div className="self-start rounded-card bg-soft p-4 w768:p-6">
          <h3 className="mb-3.5 text-18">{t('services_title')}</h3>
          <ul className="space-y-2.5 text-14">
            {store.services.map((service) => (
              <li key={service} className="flex gap-2.5">
                <Icon of={Check} className="text-theme-ink" />
                {service}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
