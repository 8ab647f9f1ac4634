import type { Order, OrderStepShown } from '@gema/contract/shapes/order.ts'
import { ClipboardCheck, House, type LucideIcon, Package, Truck, Wallet } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { StepCircles } from '../../ui/step-circles.tsx'
import { useMoments } from '../account/use-moments.ts'
import { stepsRowWords } from './steps-row-words.ts'
import { useEstimateDays } from './use-estimate-days.ts'

const signs: Record<OrderStepShown['key'], LucideIcon> = {
  pending: Wallet,
  confirmed: ClipboardCheck,
  picked_up: Package,
  on_the_way: Truck,
  delivered: House,
}

interface StepsRowProps {
  steps: Order['steps']
  estimate: Order['estimate']
  className?: string
}

/** The five steps of an order, and when it should arrive. */
export function StepsRow({ steps, estimate, className = '' }: StepsRowProps) {
  const t = useWords(stepsRowWords)
  const { dayAndClock } = useMoments()
  const { short } = useEstimateDays()
  const whenOf = ({ key, state, at }: OrderStepShown): string => {
    if (state !== 'todo') return at === null ? '' : dayAndClock(at)
    return key === 'delivered' && estimate !== null ? t('about', { days: short(estimate) }) : ''
  }
  return (
    <StepCircles
      label={t('steps')}
      doneText={t('done')}
      className={className}
      steps={steps.map((step) => ({ ...step, sign: signs[step.key], when: whenOf(step) }))}
    />
  )
}
