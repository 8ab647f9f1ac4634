import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SelectBoxProps {
  /** All of what it stands for is selected, a part of it, or nothing. */
  state: 'all' | 'some' | 'none'
  onChange: (on: boolean) => void
  /** Its name, where no words stand beside it. */
  label?: string
  /** The words beside it. */
  children?: ReactNode
  className?: string
}

/** A box that selects one thing or many. Where only a part is selected, pressing it selects the rest. */
export function SelectBox({ state, onChange, label, children, className }: SelectBoxProps) {
  const Sign = state === 'some' ? Minus : Check
  return (
    <label className={classNames('flex cursor-pointer items-center gap-3', className)}>
      {/* Larger than it looks, for a finger. */}
      <span className="relative inline-grid flex-none before:absolute before:-inset-2.5">
        <input
          ref={(box) => {
            if (box) box.indeterminate = state === 'some'
          }}
          type="checkbox"
          aria-label={label}
          checked={state === 'all'}
          onChange={() => onChange(state !== 'all')}
          className="relative size-5 cursor-[inherit] appearance-none rounded-[5px] border-[1.5px] border-control bg-page checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary"
        />
        {state !== 'none' && (
          <Sign
            aria-hidden
            size={14}
            strokeWidth={2.4}
            className="pointer-events-none absolute inset-0 m-auto text-white"
          />
        )}
      </span>
      {children}
    </label>
  )
}
