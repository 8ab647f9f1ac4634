import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'

export interface FilterOption {
  /** Its field in the form and in the address. */
  name: string
  value: string
  label: ReactNode
  count: number
}

export interface OptionListProps {
  options: FilterOption[]
  isChosen: (option: FilterOption) => boolean
  onChoose: (option: FilterOption, on: boolean) => void
}

/** Boxes to tick, each with the number of products that it would leave. */
export function OptionList({ options, isChosen, onChoose }: OptionListProps) {
  return (
    <ul>
      {options.map((option) => {
        const chosen = isChosen(option)
        return (
          <li key={`${option.name} ${option.value}`}>
            <Checkbox
              name={option.name}
              value={option.value}
              checked={chosen}
              // What would leave nothing cannot be chosen, but always taken away.
              disabled={option.count === 0 && !chosen}
              onChange={(event) => onChoose(option, event.currentTarget.checked)}
              end={<span className="figures text-12 text-ink-2">{option.count}</span>}
            >
              {option.label}
            </Checkbox>
          </li>
        )
      })}
    </ul>
  )
}
