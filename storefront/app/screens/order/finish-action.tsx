import { useMoments } from '../../commerce/account/use-moments.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { MainActionButton } from './main-action-button.tsx'
import { orderActionWords } from './order-action-words.ts'
import type { OrderPartProps } from './order-part-props.ts'
import { mainActionOf, standOf } from './order-stand.ts'

/** What should be done next, or else that an order can be finished later, and when it does so by itself. */
export function FinishAction(props: OrderPartProps) {
  const { order } = props
  const t = useWords(orderActionWords)
  const { dayAndTime } = useMoments()
  const stand = standOf(order)
  const canAct = mainActionOf(order) !== undefined
  const isOver = stand === 'cancelled' || stand === 'finished'
  if (isOver && !canAct) return null
  const { reason } = order.actions.finish
  const itself =
    order.finishes_at !== null
      ? t('finishes_at', { time: dayAndTime(order.finishes_at) })
      : stand === 'coming' && t('finishes_later')
  return (
    <div className="mb-3">
      {canAct ? (
        <MainActionButton {...props} className="w-full" />
      ) : (
        <Button disabled className="w-full">
          {t('main_finish')}
        </Button>
      )}
      {!isOver && stand !== 'to_pay' && (
        <p className="mt-1.5 text-12 text-ink-2">
          {reason} {itself}
        </p>
      )}
    </div>
  )
}
