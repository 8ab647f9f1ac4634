import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { useId } from 'react'
import { useWords } from '../../language/use-words.ts'
import { chipClasses } from '../../ui/chip-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { paymentWords } from './payment-words.ts'

interface ProviderChipsProps {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod
  onChoose: (method: PaymentMethodId) => void
}

/** Who takes the money, where a tab has several. One that cannot be used can still be looked at, for its reason. */
export function ProviderChips({ methods, chosen, onChoose }: ProviderChipsProps) {
  const t = useWords(paymentWords)
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={name} className="flex flex-wrap items-center gap-2">
      <span id={name} className="text-ink-2">
        {t('processed_by')}
      </span>
      {methods.map((method) => (
        <label
          key={method.id}
          className={classNames(
            chipClasses(method.id === chosen.id ? 'selected' : method.is_available ? 'plain' : 'off'),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={method.id === chosen.id}
            onChange={() => onChoose(method.id)}
            className="sr-only"
          />
          {method.name}
        </label>
      ))}
    </div>
  )
}
