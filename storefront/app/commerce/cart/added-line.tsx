import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { useWords } from '../../language/use-words.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { useMoney } from '../use-money.ts'
import { drawerWords } from './drawer-words.ts'

/** A line that has just come into the cart. */
export function AddedLine({ line, quantity }: { line: CartLine; quantity: number }) {
  const t = useWords(drawerWords)
  const money = useMoney()
  const { product, inventory, pricing, add_ons } = line
  const services = add_ons.filter(({ isChecked }) => isChecked === 1)
  return (
    <li className="flex gap-3.5 text-14">
      <ShopPicture
        picture={product.image_path}
        alt={product.image_alt}
        widths={[96, 160, 240]}
        sizes="88px"
        className="size-[88px] flex-none rounded-[10px]"
      />
      <div className="min-w-0 flex-1">
        <p className="text-12 text-ink-2">{product.brand}</p>
        <p className="font-semibold">{product.name}</p>
        {inventory.label !== '' && <p className="text-ink-2">{inventory.label}</p>}
        <p className="figures mt-1 flex flex-wrap items-baseline gap-x-2">
          <b className="text-16 font-bold tracking-tight" dir="ltr">
            {money(pricing.price)}
          </b>
          {pricing.discount_percent > 0 && (
            <>
              <s className="text-12 text-ink-2" dir="ltr" aria-hidden>
                {money(pricing.selling)}
              </s>
              <span className="sr-only">{t('before', { price: money(pricing.selling) })}</span>
            </>
          )}
          <span className="text-12 text-ink-2">{t('quantity_added', { count: quantity })}</span>
        </p>
        {services.map(({ uuid, name, price, qty }) => (
          <p key={uuid} className="figures flex justify-between gap-3 text-12 text-ink-2">
            <span>{name}</span>
            <span dir="ltr">{money(price * qty)}</span>
          </p>
        ))}
      </div>
    </li>
  )
}
