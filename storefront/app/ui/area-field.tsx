import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, fieldClasses } from './field.tsx'

interface AreaFieldProps extends ComponentProps<'textarea'> {
  label: string
  error?: string | undefined
  hint?: string
  /** Stands at the end of the line below the field. */
  beside?: ReactNode
}

/** A field for several lines: like a text field, and it grows with what is typed. */
export function AreaField({ label, error, hint, beside, id, className, ...area }: AreaFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1.5 block text-14 font-semibold">
        {label}
      </label>
      <textarea
        {...area}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? noteId : undefined}
        className={classNames(
          fieldClasses(error !== undefined),
          'field-sizing-content block h-auto max-h-[60vh] min-h-24 resize-none py-[11px]',
        )}
      />
      <div className="flex items-start justify-between gap-4">
        <div aria-live="polite" id={noteId}>
          {error !== undefined && <FieldError>{error}</FieldError>}
          {error === undefined && hint && <p className="mt-1.5 text-12 text-ink-2">{hint}</p>}
        </div>
        {beside}
      </div>
    </div>
  )
}
