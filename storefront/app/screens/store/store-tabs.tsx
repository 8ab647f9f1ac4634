import type { StoreDetail } from '@gema/contract/calls/store.ts'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { useCurrentSection } from '../../commerce/use-current-section.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { storePageWords } from './store-page-words.ts'

/** Leads to the parts of the page. All of them are there: the tabs jump, and stay in sight below the header. */
export function StoreTabs({ store }: { store: StoreDetail }) {
  const t = useWords(storePageWords)
  const rooms = store.demo_rooms.length
  const tabs = [
    { id: 'products', text: t('tab_products', { count: groupedCount(store.product_count) }) },
    ...(rooms > 0 ? [{ id: 'rooms', text: t('tab_rooms', { count: rooms }) }] : []),
    { id: 'about', text: t('tab_about') },
    { id: 'visit', text: t('tab_visit') },
  ]
  const current = useCurrentSection(tabs.flatMap(({ id }) => (id === 'visit' ? [] : [id])))
  return (
    <nav
      aria-label={t('parts')}
      className="sticky top-15 z-20 mt-7 max-w768:-mx-[var(--gutter)] max-w768:px-[var(--gutter)] bg-page w768:mt-10"
    >
      <ul className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {tabs.map(({ id, text }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              className={classNames(
                'block border-b-2 px-4 py-3 text-14 font-semibold -outline-offset-2',
                id === current
                  ? 'border-primary text-primary'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
