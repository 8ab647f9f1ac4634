import { TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface FieldProps extends ComponentProps<'input'> {
  label: string
  /** That nobody has to fill it in, in words, behind the label. */
  optional?: string
  error?: string | undefined
  hint?: ReactNode
  /** Stands at the start inside the field, such as the code of a country; the field leaves as much room as `startRoom` says. */
  start?: ReactNode
  startRoom?: string | undefined
  /** Stands at the end inside the field, such as the eye of a password. */
  end?: ReactNode
}

/** A text field: the label always visible above, the error under it and announced. */
export function Field({
  label,
  optional,
  error,
  hint,
  start,
  startRoom,
  end,
  id,
  className,
  ...input
}: FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1.5 block text-14 font-semibold">
        {label} {optional && <span className="font-normal text-ink-2">{optional}</span>}
      </label>
      <div className="relative" dir={input.dir}>
        {start}
        <input
          {...input}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={classNames(fieldClasses(error !== undefined), startRoom, end !== undefined && 'pe-12')}
        />
        {end && <div className="absolute inset-y-0 end-1 grid place-items-center">{end}</div>}
      </div>
      <div aria-live="polite" id={noteId}>
        {error !== undefined ? <FieldError>{error}</FieldError> : hint && <FieldHint>{hint}</FieldHint>}
      </div>
    </div>
  )
}

export const fieldClasses = (wrong: boolean): string =>
  classNames(
    'h-12 w-full rounded-control border bg-page px-4 text-16 text-ink placeholder:text-hint',
    'outline-none transition-shadow duration-150 focus:ring-3',
    wrong
      ? 'border-sale ring-3 ring-sale-soft focus:ring-sale-soft'
      : 'border-control focus:border-primary focus:ring-primary-soft',
  )

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1.5 flex gap-1.5 text-12 font-medium text-sale">
      <Icon of={TriangleAlert} size={14} className="mt-px" />
      {children}
    </p>
  )
}

function FieldHint({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 text-12 text-ink-2">{children}</p>
}
