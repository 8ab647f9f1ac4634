import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { buyWords } from './buy-words.ts'
import { isChosen, stateOf, ValueLink, type ValueProps } from './value-link.tsx'
import { extraPrice } from './variant-choice.ts'

/** A finish with its picture and, where it costs more, how much. */
export function ValueSwatch(props: ValueProps) {
  const t = useWords(buyWords)
  const money = useMoney()
  const { value, attribute, product } = props
  const chosen = isChosen(props)
  const off = stateOf(props) !== 'free'
  const picture = product.pictures.find(({ finish }) => finish === value.finish)
  const extra = extraPrice(product, { key: attribute.key, value: value.value })
  return (
    <li className="flex min-w-0">
      <ValueLink
        {...props}
        className={classNames(
          'flex w-full min-w-0 flex-col gap-1.5 rounded-inner border p-1.5 text-center text-12 font-medium',
          'w768:flex-row w768:items-center w768:gap-2.5 w768:text-start w768:text-14 w768:leading-[18px]',
          chosen
            ? 'border-primary bg-selected inset-ring inset-ring-primary'
            : 'border-line-2 hover:border-ink',
          off && !chosen && 'border-dashed',
        )}
      >
        <ShopPicture
          picture={picture?.picture ?? null}
          alt=""
          widths={[96, 160, 240]}
          sizes="(min-width: 768px) 48px, 30vw"
          className="aspect-square w-full flex-none rounded-control w768:w-12"
          pictureClassName={classNames(off && 'opacity-45 grayscale')}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className={classNames(off && 'line-through', off && !chosen && 'text-hint')}>
            {value.label}
          </span>
          {extra > 0 && (
            <span className="figures mt-0.5 block text-12 font-normal text-ink-2" dir="ltr">
              {t('extra', { price: money(extra) })}
            </span>
          )}
        </span>
      </ValueLink>
    </li>
  )
}
