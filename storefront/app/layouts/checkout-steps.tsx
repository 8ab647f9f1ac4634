import { Check } from 'lucide-react'
import { useWords } from '../language/use-words.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { checkoutLayoutWords } from './checkout-layout-words.ts'

const steps = ['step_address', 'step_delivery', 'step_payment'] as const

/** The three steps with their ticks; the first that is not done is the current one. */
export function CheckoutSteps({ done }: { done: number }) {
  const t = useWords(checkoutLayoutWords)
  return (
    <ol
      aria-label={t('steps')}
      className="flex gap-3.5 text-14 font-semibold text-ink-2 w992:gap-8 max-w768:hidden"
    >
      {steps.map((step, place) => {
        const isDone = place < done
        const isCurrent = place === done
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames('flex items-center gap-2', isCurrent && 'text-ink')}
          >
            <span
              aria-hidden
              className={classNames(
                'figures grid size-[26px] place-items-center rounded-full border-[1.5px] text-12 font-bold',
                isDone && 'border-theme-soft bg-theme-soft text-theme-ink',
                isCurrent && 'border-primary bg-primary text-white',
                !isDone && !isCurrent && 'border-line-2',
              )}
            >
              {isDone ? <Icon of={Check} size={14} /> : place + 1}
            </span>
            {t(step)}
            {isDone && <span className="sr-only">, {t('step_done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
