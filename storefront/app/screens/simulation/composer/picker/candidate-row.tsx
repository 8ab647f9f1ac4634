import type { CandidateJudgement } from '@gema/contract/match/judge-candidates.ts'
import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import { memo } from 'react'
import { badgeClasses } from '../../../../commerce/order/badge-classes.ts'
import { SlotPicture } from '../../../../commerce/simulation/slot-parts.tsx'
import { VerdictBadge } from '../../../../commerce/simulation/verdict-badge.tsx'
import { useMoney } from '../../../../commerce/use-money.ts'
import { useWords } from '../../../../language/use-words.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { radioClasses } from '../../../../ui/radio-classes.ts'
import { pickerWords } from './picker-words.ts'

interface CandidateRowProps {
  group: string
  product: SimulationProduct
  judgement: CandidateJudgement | undefined
  isPicked: boolean
  isCurrent: boolean
  /** How many units are needed at least. */
  least: number
  onPick: (inventory: string) => void
}

const fewLeft = 3

/** One that could be chosen: what it is, how it fits and why, how many there are, and its price. Drawn anew only when it changes. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { group, product, isPicked, least, onPick } = props
  const money = useMoney()
  const { inventory, brand, name, variant, key_spec: spec, stock, price } = product
  const isOff = stock < least
  const reasonId = `${group}-${inventory}`
  return (
    <label
      className={classNames(
        'grid grid-cols-[20px_48px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 rounded-[10px] py-2.5 text-14',
        // What is out of sight is not laid out: a long list stays quick.
        '[contain-intrinsic-size:auto_96px] [content-visibility:auto] w768:[contain-intrinsic-size:auto_76px]',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary',
        'w768:grid-cols-[20px_56px_minmax(0,1fr)_auto] w768:gap-x-3.5 w768:px-3',
        isPicked && 'w768:bg-[#f6f5ff]',
        isOff ? 'cursor-not-allowed' : 'cursor-pointer w768:hover:bg-soft',
      )}
    >
      <input
        type="radio"
        name={group}
        value={inventory}
        checked={isPicked}
        disabled={isOff}
        aria-describedby={reasonId}
        onChange={() => onPick(inventory)}
        className={classNames(
          radioClasses,
          'outline-none max-w768:row-span-2 disabled:cursor-not-allowed disabled:bg-line',
        )}
      />
      <SlotPicture
        image={product.image}
        alt=""
        className={classNames(
          'size-12 max-w768:row-span-2 max-w768:self-start w768:size-14',
          isOff && 'opacity-45 grayscale',
        )}
      />
      <span className="grid min-w-0 items-center gap-x-3 w576:grid-cols-[minmax(0,1fr)_auto]">
        <span className="min-w-0">
          <b className={classNames('block font-strong', isOff && 'text-ink-2')}>
            {brand} {name}
          </b>
          <span className="block text-12 text-ink-2">
            <bdi>{[spec, variant].filter(Boolean).join(' · ')}</bdi>
          </span>
        </span>
        <Verdict {...props} isOff={isOff} reasonId={reasonId} />
      </span>
      <b className="figures col-start-3 font-bold whitespace-nowrap w768:col-start-4 w768:min-w-[104px] w768:text-end">
        <bdi>{money(price)}</bdi>
      </b>
    </label>
  )
})

interface VerdictProps extends CandidateRowProps {
  isOff: boolean
  reasonId: string
}

function Verdict({
  product: { stock },
  judgement,
  isPicked,
  isCurrent,
  least,
  isOff,
  reasonId,
}: VerdictProps) {
  const t = useWords(pickerWords)
  const verdict = judgement?.fits === false ? 'warning' : judgement?.verdict
  const isBeyond = judgement?.fits === false && judgement.verdict !== 'warning'
  const said = isBeyond ? t('beyond') : judgement?.sentence
  const why = stock < 1 ? t('out_of_stock_reason') : t('too_few_reason', { least })
  const reason = isOff ? why : verdict !== 'ok' || isPicked ? said : undefined
  return (
    <>
      <span className="mt-1 flex flex-wrap gap-1 empty:hidden w576:mt-0 w576:justify-end">
        {isCurrent && <span className={badgeClasses('info')}>{t('in_use')}</span>}
        {stock < 1 ? (
          <span className={badgeClasses('dark')}>{t('out_of_stock')}</span>
        ) : (
          stock <= fewLeft && <span className={badgeClasses('grey')}>{t('left', { count: stock })}</span>
        )}
        {!isOff && verdict !== undefined && said !== undefined && <VerdictBadge verdict={verdict} />}
      </span>
      <span id={reasonId} className="col-span-full mt-0.5 text-12 text-ink-2 text-pretty empty:hidden">
        {reason}
      </span>
    </>
  )
}
