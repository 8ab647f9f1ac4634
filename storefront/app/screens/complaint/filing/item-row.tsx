import { Check, Info } from 'lucide-react'
import { complaintPlace, type OrderPlace } from '../../../commerce/order/own-order-place.ts'
import { ShopPicture } from '../../../commerce/shop-picture.tsx'
import { useMoney } from '../../../commerce/use-money.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lineId } from './field-id.ts'
import type { FilingLine } from './filing-values.ts'
import { filingWords } from './filing-words.ts'
import { ItemQuantity } from './item-quantity.tsx'

interface ItemRowProps {
  line: FilingLine
  place: OrderPlace
  /** How many are affected; absent: it is not ticked. */
  quantity: number | undefined
  error: string | undefined
  disabled: boolean
  onChange: (quantity: number | undefined) => void
}

/** A product of the order: a box to tick, and how many of it are affected. What cannot be chosen stays, with its reason. */
export function ItemRow({ line, place, quantity, error, disabled, onChange }: ItemRowProps) {
  const t = useWords(filingWords)
  const money = useMoney()
  const { transaction_detail_id: id, product_name: name, label, brand, most } = line
  const isOff = most <= 0
  const isOn = quantity !== undefined
  return (
    <li className="grid grid-cols-[20px_60px_minmax(0,1fr)] items-start gap-x-3 py-3.5 first:pt-0 last:pb-0 w768:grid-cols-[20px_72px_minmax(0,1fr)_auto] w768:items-center w768:gap-x-4">
      <label className="relative mt-5 inline-grid cursor-pointer before:absolute before:-inset-3 has-disabled:cursor-not-allowed w768:mt-0">
        <input
          id={isOn ? undefined : lineId(id)}
          type="checkbox"
          aria-label={t('choose', { name })}
          checked={isOn}
          disabled={disabled || isOff}
          // Of a single one there is nothing to ask.
          onChange={() => onChange(isOn ? undefined : most === 1 ? 1 : 0)}
          className="relative size-5 cursor-[inherit] appearance-none rounded-[5px] border-[1.5px] border-control bg-page checked:border-primary checked:bg-primary disabled:border-line-2 disabled:bg-line disabled:checked:bg-control"
        />
        {isOn && (
          <Check
            aria-hidden
            size={14}
            strokeWidth={2.4}
            className="pointer-events-none absolute inset-0 m-auto text-white"
          />
        )}
      </label>
      <ShopPicture
        picture={line.image_path}
        alt=""
        widths={[160]}
        sizes="72px"
        className={classNames('size-[60px] rounded-[10px] w768:size-[72px]', isOff && 'opacity-50')}
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-12 text-ink-2">{brand}</p>
        <b className={classNames('font-semibold', isOff && 'text-ink-2')}>{name}</b>
        <p className="text-14 text-ink-2">
          {label !== '' && `${label} · `}
          {t('bought', { quantity: line.original_quantity, price: money(line.unit_price) })}
        </p>
      </div>
      {!isOff && (
        <div className="col-start-3 mt-2.5 flex items-center gap-2.5 whitespace-nowrap w768:col-start-4 w768:mt-0">
          {isOn && <ItemQuantity {...{ line, quantity, error, disabled, onChange }} />}
          <span className="figures min-w-9 text-12 text-ink-2">{t('of', { most })}</span>
        </div>
      )}
      <div className="col-start-3 -col-end-1" aria-live="polite">
        {error !== undefined && (
          <div className="flex w768:justify-end">
            <FieldError>{error}</FieldError>
          </div>
        )}
        {line.reason !== null && <WhyNot line={line} place={place} />}
      </div>
    </li>
  )
}

/** Why it cannot be chosen; where the sentence names a complaint, that is the way to it. */
function WhyNot({ line: { reason, complaint }, place }: Pick<ItemRowProps, 'line' | 'place'>) {
  const [before, after] = complaint ? (reason ?? '').split(complaint.number) : [reason]
  return (
    <p className="mt-1 flex gap-1.5 text-12 text-ink-2">
      <Icon of={Info} size={14} className="mt-px" />
      <span>
        {before}
        {complaint && after === undefined && ' '}
        {complaint && (
          <PageLink
            to={complaintPlace(complaint.id, place)}
            className="font-semibold text-primary hover:underline"
          >
            {complaint.number}
          </PageLink>
        )}
        {after}
      </span>
    </p>
  )
}
