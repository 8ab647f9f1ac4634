import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './field.tsx'

interface PhoneFieldProps extends Omit<FieldProps, 'type' | 'start' | 'startRoom' | 'dir'> {
  /** What stands before a number that is written without a country. */
  code?: string
}

/**
 * A phone number with the code of the country before it: `812…` and `0812…` are both understood. The code steps aside as
 * soon as somebody types another one.
 */
export function PhoneField({ code = '+62', ref, onInput, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [hasOwnCode, setHasOwnCode] = useState(false)
  const look = () => setHasOwnCode(/^\s*(\+|00)/.test(input.current?.value ?? ''))
  // A form may fill in the field by itself, without an event.
  useEffect(look)
  return (
    <Field
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      dir="ltr"
      ref={(element) => {
        input.current = element
        handOver(ref, element)
      }}
      onInput={(event) => {
        look()
        onInput?.(event)
      }}
      startRoom={hasOwnCode ? undefined : 'ps-14'}
      start={
        <span
          aria-hidden
          className={classNames(
            'figures pointer-events-none absolute inset-y-0 start-4 flex items-center text-ink-2',
            hasOwnCode && 'invisible',
          )}
        >
          {code}
        </span>
      }
    />
  )
}

type InputRef = ComponentProps<'input'>['ref']

function handOver(ref: InputRef, element: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
