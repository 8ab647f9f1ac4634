import type { Order, OrderLine } from '@gema/contract/shapes/order.ts'
import { Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { useMoney } from '../use-money.ts'
import { panelClasses } from './order-panel.ts'
import { orderPartWords } from './order-part-words.ts'

interface OrderLinesProps {
  order: Order
  /** The names lead to the products as they are sold today. */
  isLinked?: boolean
  /** What can be done with a product; stands below its price. */
  sideOf?: (line: OrderLine) => ReactNode
}

/** What was bought, with the services of each product. */
export function OrderLines({ order, isLinked = false, sideOf }: OrderLinesProps) {
  const t = useWords(orderPartWords)
  return (
    <section className={panelClasses}>
      <h2 className="text-18">{t('products')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} isLinked={isLinked} side={sideOf?.(line)} />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  line: OrderLine
  isLinked: boolean
  side: ReactNode
}

function Line({ line, isLinked, side }: LineProps) {
  const t = useWords(orderPartWords)
  const money = useMoney()
  const { brand, name, label, quantity, unit_price: price } = line
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-4 py-3.5 last:pb-0 print:break-inside-avoid w576:grid-cols-[88px_minmax(0,1fr)_auto]">
      <ShopPicture
        picture={line.image_path}
        alt=""
        widths={[160, 320]}
        sizes="88px"
        className="aspect-square overflow-hidden rounded-inner bg-tile"
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-12 text-ink-2">{brand}</p>
        <h3 className="text-16 leading-6 font-semibold tracking-normal">
          {isLinked ? (
            <PageLink
              to={addressOf('product', { main: line.slug, id: line.product_uuid })}
              className="hover:text-primary hover:underline hover:underline-offset-3"
            >
              {name}
            </PageLink>
          ) : (
            name
          )}
        </h3>
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
      <div className="flex items-start justify-between gap-2 max-w576:col-start-2 max-w576:-mt-2 w576:grid w576:justify-items-end w576:gap-1.5">
        <p dir="ltr" className="figures font-semibold whitespace-nowrap">
          {money(quantity * price)}
        </p>
        {side}
      </div>
    </li>
  )
}
