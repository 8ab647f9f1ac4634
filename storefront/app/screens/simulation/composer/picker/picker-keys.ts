import type { KeyboardEvent } from 'react'
import type { Picker } from './use-picker.ts'

/** From the search field down into the list, and Enter to take what is picked. */
export const pickerKeys =
  ({ use }: Picker) =>
  (event: KeyboardEvent): void => {
    // While letters are composed, the keys belong to the keyboard's own list.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      use()
    }
    if (
      event.key === 'ArrowDown' &&
      event.target instanceof HTMLInputElement &&
      event.target.type === 'search'
    ) {
      event.preventDefault()
      document.querySelector<HTMLElement>('[role=radiogroup] input:checked')?.focus()
    }
  }
