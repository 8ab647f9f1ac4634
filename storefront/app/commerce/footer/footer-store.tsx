import type { StoreCard } from '@gema/contract/shapes/store-card.ts'
import { useWords } from '../../language/use-words.ts'
import { storeWords } from '../store-words.ts'
import { useHoursLines } from '../use-hours-lines.ts'

/** A store in the footer: where it is, when it is open, how to get there. */
export function FooterStore({ store }: { store: StoreCard }) {
  const t = useWords(storeWords)
  const hours = useHoursLines(store.hours)
  return (
    <section className="max-w768:col-span-2" aria-labelledby={`footer-store-${store.slug}`}>
      <h2 id={`footer-store-${store.slug}`} className="mb-3.5 text-14 tracking-normal text-on-night">
        {store.name}
      </h2>
      <address className="not-italic">
        {store.address}, {store.city} {store.postcode}
      </address>
      <p className="mt-2">
        {hours.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <p className="mt-2">
        <a href={`tel:${store.phone.replace(/[^+\d]/g, '')}`} className="hover:text-white">
          <bdi dir="ltr">{store.phone}</bdi>
        </a>
      </p>
      <a
        href={store.directions_url}
        target="_blank"
        rel="noopener"
        className="mt-2 inline-block font-semibold text-on-night hover:underline"
      >
        {t('directions')}
      </a>
    </section>
  )
}
