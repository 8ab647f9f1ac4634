import type { ProductBundle } from '@gema/contract/shapes/product-detail.ts'
import { SectionHead } from '../../../commerce/section-head.tsx'
import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import { DrawnOnce } from '../../../ui/drawn-once.tsx'
import { aboutWords } from './about-words.ts'
import { AddBundle } from './add-bundle.tsx'
import { BundlePart } from './bundle-part.tsx'

/** Things that cost less together. */
export const Bundles = (given: { bundles: ProductBundle[] }) => (
  <DrawnOnce as="section" className="wrap section print:hidden" of={BundleList} given={given} />
)

function BundleList({ bundles }: { bundles: ProductBundle[] }) {
  const t = useWords(aboutWords)
  return (
    <>
      <SectionHead title={t('bundles_title')} text={t('bundles_text')} />
      <ul className="grid gap-4">
        {bundles.map((bundle) => (
          <Bundle key={bundle.uuid} bundle={bundle} />
        ))}
      </ul>
    </>
  )
}

function Bundle({ bundle }: { bundle: ProductBundle }) {
  return (
    <li className="grid overflow-hidden rounded-band border border-line w1200:grid-cols-[minmax(0,1fr)_320px]">
      <div className="px-4 py-5 w768:px-8 w768:py-6">
        <h3 className="text-16 w768:text-18">{bundle.name}</h3>
        <ul className="mt-4 flex items-start gap-6 overflow-x-auto p-1 w768:gap-12">
          {bundle.items.map((item, place) => (
            <BundlePart key={item.inventory_uuid} item={item} added={place > 0} />
          ))}
        </ul>
      </div>
      <BundleSum bundle={bundle} />
    </li>
  )
}

function BundleSum({ bundle }: { bundle: ProductBundle }) {
  const t = useWords(aboutWords)
  const money = useMoney()
  const saved = bundle.selling - bundle.price
  const count = bundle.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="grid content-center gap-1.5 bg-soft p-5 w768:p-8">
      <p className="text-14 text-ink-2">{t('bundle_together', { count })}</p>
      <p className="figures text-28 font-bold tracking-[-0.03em] rtl:text-end" dir="ltr">
        {money(bundle.price)}
      </p>
      {saved > 0 && (
        <p className="figures flex flex-wrap items-center gap-2">
          <s className="text-12 text-ink-2" dir="ltr" aria-hidden>
            {money(bundle.selling)}
          </s>
          <span className="sr-only">{t('bundle_singly', { price: money(bundle.selling) })}</span>
          <b className="rounded-md bg-sale-soft px-2 py-[3px] text-12 font-strong text-sale">
            {t('bundle_saved', { price: money(saved) })}
          </b>
        </p>
      )}
      <p className="mt-2 text-14 text-ink-2">{bundle.text}</p>
      {bundle.stock === 0 ? (
        <p className="text-14 font-semibold text-warn-ink">{t('bundle_sold_out')}</p>
      ) : (
        <AddBundle bundle={bundle} />
      )}
    </div>
  )
}
