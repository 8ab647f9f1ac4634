import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { cartWords } from './cart-words.ts'

interface BundleBoxProps {
  bundle: NonNullable<CartLine['bundle']>
  lines: CartLine[]
}

/** The parts of a bundle, and what they save together. */
export function BundleBox({ bundle, lines }: BundleBoxProps) {
  const t = useWords(cartWords)
  const money = useMoney()
  const saved = lines.reduce((sum, line) => sum + (line.bundle?.discount ?? 0), 0)
  return (
    <section
      aria-label={`${t('bundle')}: ${bundle.name}`}
      className="mx-2.5 mt-3.5 mb-3.5 overflow-hidden rounded-inner border border-primary-line w768:mx-5 w768:mb-5"
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 bg-[#f6f5ff] px-3.5 py-2.5 text-14 w768:px-4">
        <span className="inline-flex min-h-[22px] items-center rounded-md bg-primary-soft px-2 text-12 font-strong text-primary-hover">
          {t('bundle')}
        </span>
        <b className="font-strong">{bundle.name}</b>
        <span className="text-12 text-ink-2">{bundle.holds ? t('bundle_hint') : t('bundle_broken')}</span>
        {saved > 0 && (
          <b className="figures ms-auto font-bold text-theme-ink" dir="ltr">
            -{money(saved)}
          </b>
        )}
      </div>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {lines.map((line) => (
          <li key={line.cart_id}>
            <CartLineRow line={line} inBundle />
          </li>
        ))}
      </ul>
    </section>
  )
}
