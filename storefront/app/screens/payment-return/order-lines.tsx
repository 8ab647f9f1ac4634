import type { Order, OrderLine } from '@gema/contract/shapes/order.ts'
import { Wrench } from 'lucide-react'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { orderWords } from './order-words.ts'
import { panelClasses } from './return-grid.ts'

/** What was bought, with the services of each product. */
export function OrderLines({ order }: { order: Order }) {
  const t = useWords(orderWords)
  return (
    <section className={panelClasses}>
      <h2 className="text-18">{t('products')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line }: { line: OrderLine }) {
  const t = useWords(orderWords)
  const money = useMoney()
  const { brand, name, label, quantity, unit_price: price } = line
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-4 py-4 last:pb-0 w576:grid-cols-[88px_minmax(0,1fr)_auto]">
      <ShopPicture
        picture={line.image_path}
        alt=""
        widths={[160, 320]}
        sizes="88px"
        className="aspect-square overflow-hidden rounded-inner bg-tile"
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-12 text-ink-2">{brand}</p>
        <h3 className="text-16 leading-6 font-semibold tracking-normal">{name}</h3>
        <p className="text-14 text-ink-2">
          {label !== '' && `${label} · `}
          <span className="whitespace-nowrap">
            {quantity} × {money(price)}
          </span>
        </p>
        {line.add_ons.map((service) => (
          <p
            key={service.id}
            className="mt-1.5 flex w-fit items-start gap-2 rounded-control bg-soft px-2.5 py-1.5 text-14"
          >
            <Icon of={Wrench} size={16} className="mt-0.5" />
            {t('service', { name: service.name, price: money(service.total) })}
          </p>
        ))}
      </div>
      <p
        dir="ltr"
        className="figures font-bold whitespace-nowrap max-w576:col-start-2 max-w576:-mt-2 max-w576:justify-self-start"
      >
        {money(quantity * price)}
      </p>
    </li>
  )
}
