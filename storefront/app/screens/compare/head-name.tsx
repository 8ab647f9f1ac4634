import type { Compared } from '@gema/contract/calls/compare-list.ts'
import { addressOf } from '../../addresses.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { compareWords } from './compare-words.ts'

/** Maker, name and price: what stays in sight while the rows go by. */
export function HeadName({ product }: { product: Compared['products'][number] }) {
  const t = useWords(compareWords)
  const money = useMoney()
  const { price, selling, discount_percent: percent } = product.pricing
  return (
    <>
      <span className="block text-12 text-ink-2">{product.brand}</span>
      <PageLink
        to={addressOf('product', { main: product.slug, id: product.uuid })}
        className="two-lines text-14 leading-5 font-strong tracking-tight hover:underline hover:underline-offset-3 min-h-10 w992:min-h-11 w992:text-16 w992:leading-[22px]"
      >
        {product.name}
      </PageLink>
      <span className="figures mt-1.5 flex flex-wrap items-baseline gap-x-2" dir="ltr">
        <b className="text-16 font-bold tracking-tight w992:text-18">{money(price)}</b>
        {percent > 0 && (
          <>
            <s aria-hidden className="text-12 text-ink-2 max-w768:hidden">
              {money(selling)}
            </s>
            <span className="sr-only">{t('before', { price: money(selling) })}</span>
          </>
        )}
      </span>
    </>
  )
}
