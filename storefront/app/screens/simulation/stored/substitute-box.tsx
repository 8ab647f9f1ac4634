import type { StoredLine } from '@gema/contract/shapes/simulation.ts'
import { Check } from 'lucide-react'
import { addressOf } from '../../../addresses.ts'
import { ShopPicture } from '../../../commerce/shop-picture.tsx'
import { useMoney } from '../../../commerce/use-money.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { storedLineWords } from './stored-line-words.ts'
import { substituteName } from './substitute-name.ts'

interface SubstituteBoxProps {
  line: StoredLine
  substitute: NonNullable<StoredLine['substitute']>
  isChosen: boolean
  onToggle: () => void
}

/** What could stand in for a line that cannot be had whole: why, and what it costs for as many units. */
export function SubstituteBox({ line, substitute, isChosen, onToggle }: SubstituteBoxProps) {
  const t = useWords(storedLineWords)
  const money = useMoney()
  const { product, reason } = substitute
  const name = substituteName(product)
  return (
    <div
      className={classNames(
        'grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-inner border p-2.5 text-14',
        'w1200:grid-cols-[56px_minmax(0,1fr)_auto_auto] w1200:gap-x-4 w1200:pe-3.5',
        isChosen ? 'border-primary-line bg-selected' : 'border-dashed border-line-2',
        !isChosen && 'print:hidden',
      )}
    >
      <ShopPicture
        picture={product.image}
        alt=""
        widths={[160]}
        sizes="56px"
        className="size-14 self-start rounded-[10px] w1200:self-center"
      />
      <div className="min-w-0">
        <p className="text-12 text-ink-2">{t('closest')}</p>
        <PageLink
          to={`${addressOf('product', { main: product.slug, id: product.product_uuid })}?variant=${encodeURIComponent(product.sku)}`}
          className="block font-strong [overflow-wrap:anywhere] hover:underline hover:underline-offset-3"
        >
          {name}
        </PageLink>
        {reason && <p className="text-12 text-ink-2 text-pretty">{reason}</p>}
      </div>
      <p className="figures col-start-2 flex flex-wrap items-baseline gap-x-2 w1200:col-start-auto w1200:grid w1200:text-end">
        <b dir="ltr" className="font-strong whitespace-nowrap">
          {money(product.price * line.quantity)}
        </b>
        <Difference amount={(product.price - line.price) * line.quantity} />
      </p>
      <Button
        look={isChosen ? 'soft' : 'outline'}
        size={40}
        aria-pressed={isChosen}
        onClick={onToggle}
        className="col-span-full w576:max-w1200:col-span-1 w576:max-w1200:col-start-2 w576:max-w1200:justify-self-start w1200:col-span-1 w1200:min-w-28 noscript:hidden print:hidden"
      >
        {isChosen && <Icon of={Check} size={16} />}
        {isChosen ? t('chosen') : t('use')}
        <span className="sr-only">{name}</span>
      </Button>
    </div>
  )
}

/** Against what the line was saved with. */
function Difference({ amount }: { amount: number }) {
  const t = useWords(storedLineWords)
  const money = useMoney()
  const price = money(Math.abs(amount))
  return (
    <span dir="ltr" className="text-12 whitespace-nowrap text-ink-2">
      {amount === 0 ? t('equal') : t(amount > 0 ? 'more' : 'less', { price })}
    </span>
  )
}
