import type { Order } from '@gema/contract/shapes/order.ts'
import {
  Check,
  ClipboardCheck,
  CreditCard,
  House,
  type LucideIcon,
  Package,
  Store,
  Truck,
} from 'lucide-react'
import { useMoments } from '../../commerce/account/use-moments.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { orderWords } from './order-words.ts'
import { type OrderStep, stepsOfOrder } from './steps-of-order.ts'
import { useDayRange } from './use-day-range.ts'

const signs: Record<OrderStep['name'], LucideIcon> = {
  placed: ClipboardCheck,
  paid: CreditCard,
  confirmed: ClipboardCheck,
  packed: Package,
  way: Truck,
  there: House,
  ready: Store,
  fetched: House,
}

const circles: Record<OrderStep['state'], string> = {
  done: 'bg-theme-soft text-theme-ink',
  next: 'bg-primary text-white ring-5 ring-primary-soft',
  coming: 'bg-[#eef0f4] text-ink-2',
}

/** How an order gets to its buyer; beside each other on wide screens, below each other on phones. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useWords(orderWords)
  const steps = stepsOfOrder(order)
  return (
    <ol aria-label={t('steps')} className="mt-6 grid gap-0 w768:auto-cols-fr w768:grid-flow-col">
      {steps.map((step, place) => (
        <Step key={step.name} step={step} next={steps[place + 1]} />
      ))}
    </ol>
  )
}

function Step({ step, next }: { step: OrderStep; next: OrderStep | undefined }) {
  const t = useWords(orderWords)
  const { dayAndTime } = useMoments()
  const range = useDayRange()
  const { name, state, at, about } = step
  const when = at
    ? dayAndTime(at)
    : about
      ? t('about', { days: range(about) })
      : state === 'next'
        ? t('soon')
        : ''
  return (
    <li
      aria-current={state === 'next' ? 'step' : undefined}
      className="relative grid grid-cols-[42px_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0 w768:grid-cols-1 w768:content-start w768:justify-items-center w768:pb-0 w768:text-center"
    >
      {next && (
        <span
          aria-hidden
          className={classNames(
            'absolute start-5 top-[46px] bottom-1 w-0.5 w768:start-[calc(50%+30px)] w768:-end-[calc(50%-30px)] w768:top-5 w768:bottom-auto w768:h-0.5 w768:w-auto',
            next.state === 'coming' ? 'bg-line' : 'bg-theme',
          )}
        />
      )}
      <span className={classNames('grid size-[42px] place-items-center rounded-full', circles[state])}>
        <Icon of={state === 'done' ? Check : signs[name]} />
      </span>
      <span className="grid content-center text-14 w768:mt-2.5 w768:content-start w768:px-1">
        <b className={state === 'coming' ? 'font-medium text-ink-2' : 'font-semibold'}>
          {t(`step_${name}` as WordKey<typeof orderWords>)}
        </b>
        {when !== '' && <span className="figures text-12 text-ink-2">{when}</span>}
      </span>
    </li>
  )
}
