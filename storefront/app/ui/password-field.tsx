import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  /** The names of the eye: what pressing it does. */
  eye: { show: string; hide: string }
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ eye, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  return (
    <Field
      // Nobody wants their password corrected, capitalised or learnt by a keyboard.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={visible ? 'text' : 'password'}
      end={
        <button
          type="button"
          onClick={() => setVisible(!visible)}
          aria-label={visible ? eye.hide : eye.show}
          className="grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon of={visible ? EyeOff : Eye} />
        </button>
      }
    />
  )
}
