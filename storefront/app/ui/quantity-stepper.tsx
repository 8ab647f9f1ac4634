import { Minus, Plus } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'

interface QuantityStepperProps {
  id?: string
  value: string
  labels: { quantity: string; less: string; more: string }
  /** The sentence of the limit that was reached. */
  error?: string | undefined
  atLeast: boolean
  atMost: boolean
  disabled?: boolean
  /** In a list of things: 36 px high. */
  small?: boolean
  onType: (text: string) => void
  onLeave: () => void
  onEnter?: () => void
  onStep: (step: 1 | -1) => void
}

/** How many: by the buttons, by typing, or with the arrow keys. At a limit the sign pales, and pressing it says why. */
export function QuantityStepper({
  id,
  value,
  labels,
  error,
  disabled,
  small,
  ...rest
}: QuantityStepperProps) {
  const { atLeast, atMost, onType, onLeave, onEnter, onStep } = rest
  const noteId = useId()
  const field = useRef<HTMLInputElement>(null)
  // React fires no change event for text that was typed before hydration. A layout effect is done before the first click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the script takes over
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed !== undefined && typed !== value) onType(typed)
  }, [])
  const side = classNames(
    'grid h-full flex-none place-items-center disabled:text-control',
    small ? 'w-[34px]' : 'w-[42px]',
  )
  return (
    <div
      className={classNames(
        'flex items-center justify-between rounded-control border bg-page',
        small ? 'h-9' : 'h-12',
        error === undefined ? 'border-line-2' : 'border-sale ring-3 ring-sale-soft',
      )}
    >
      <button
        type="button"
        aria-label={labels.less}
        disabled={disabled}
        onClick={() => onStep(-1)}
        className={classNames(side, atLeast && 'text-control')}
      >
        <Icon of={Minus} size={16} />
      </button>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={value}
        disabled={disabled}
        aria-label={labels.quantity}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : noteId}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.()
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onStep(event.key === 'ArrowUp' ? 1 : -1)
        }}
        className="figures h-full w-full min-w-8 rounded-control text-center text-16 font-strong disabled:text-ink-2"
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={disabled}
        onClick={() => onStep(1)}
        className={classNames(side, atMost && 'text-control')}
      >
        <Icon of={Plus} size={16} />
      </button>
      <span id={noteId} className="sr-only">
        {error}
      </span>
    </div>
  )
}

/** The sentence below the stepper, announced when it appears. */
export function QuantityNote({ error }: { error: string | undefined }) {
  return <div aria-live="polite">{error !== undefined && <FieldError>{error}</FieldError>}</div>
}
