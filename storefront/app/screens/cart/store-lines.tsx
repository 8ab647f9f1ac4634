import { Store } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { SelectBox } from '../../ui/select-box.tsx'
import { BundleBox } from './bundle-box.tsx'
import { useCartEditor } from './cart-editor.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { cartWords } from './cart-words.ts'
import { type StoreGroup, selectionOf } from './group-lines.ts'

/** What one store sends together. */
export function StoreLines({ group: { store, lines, blocks } }: { group: StoreGroup }) {
  const t = useWords(cartWords)
  const { select } = useCartEditor()
  return (
    <section aria-label={store.name} className="border-t-8 border-soft">
      <div className="flex flex-wrap items-center gap-x-3 border-b border-line px-3.5 py-3 text-14 w768:px-5 w768:py-3.5">
        <SelectBox
          state={selectionOf(lines)}
          label={t('select_store', { store: store.name })}
          onChange={(on) =>
            select(
              lines.map(({ cart_id }) => cart_id),
              on,
            )
          }
        />
        <Icon of={Store} />
        <h2 className="text-14 tracking-normal">
          <PageLink to={addressOf('store', { slug: store.slug })} className="hover:underline">
            {store.name}
          </PageLink>
        </h2>
        <span className="text-12 text-ink-2 max-w768:w-full max-w768:ps-8">
          {t('from_city', { city: store.city })}
        </span>
      </div>
      <ul className="[&>li+li:not([data-bundle])]:border-t [&>li+li:not([data-bundle])]:border-line [&>li[data-bundle]+li:not([data-bundle])]:border-t-0">
        {blocks.map((block) =>
          block.bundle ? (
            <li key={block.key} data-bundle>
              <BundleBox bundle={block.bundle} lines={block.lines} />
            </li>
          ) : (
            block.lines.map((line) => (
              <li key={line.cart_id}>
                <CartLineRow line={line} />
              </li>
            ))
          ),
        )}
      </ul>
    </section>
  )
}
