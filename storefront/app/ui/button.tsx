import type { ComponentProps } from 'react'
import { type ButtonLook, type ButtonSize, buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
  /** Shows a turning ring instead of the label and ignores presses; the width stays. */
  busy?: boolean
}

export function Button({ look = 'primary', size = 48, busy = false, className, ...rest }: ButtonProps) {
  const { children, onClick, type = 'button', ...attributes } = rest
  return (
    <button
      {...attributes}
      type={type}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClasses(look, size), 'relative', className)}
    >
      <span className={classNames('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden>
          <span className="turning size-[18px] rounded-full border-2 border-current border-t-transparent" />
        </span>
      )}
    </button>
  )
}
