import { classNames } from './class-names.ts'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  /** The id of a text that says more about it. */
  describedBy?: string
}

/** On or off, from this moment on: no button has to be pressed afterwards. */
export function Switch({ checked, onChange, label, describedBy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={() => onChange(!checked)}
      className={classNames(
        // Larger than it looks, for a finger.
        'relative h-6 w-10 flex-none rounded-full before:absolute before:-inset-2.5',
        'transition-colors duration-150 ease-gema',
        checked ? 'bg-primary' : 'bg-[#858a9c]',
      )}
    >
      <span
        className={classNames(
          'absolute start-[3px] top-[3px] size-[18px] rounded-full bg-white transition-transform duration-150 ease-gema',
          checked && 'translate-x-4 rtl:-translate-x-4',
        )}
      />
    </button>
  )
}
