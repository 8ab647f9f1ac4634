import { createContext, useContext } from 'react'

interface ChosenOption {
  /** The id of the option that the arrow keys have reached. */
  active: string | undefined
  /** An option has been taken: the popup closes. */
  onTake: () => void
}

const context = createContext<ChosenOption>({ active: undefined, onTake: () => undefined })

export const ChosenOptionProvider = context.Provider

export const useChosenOption = (): ChosenOption => useContext(context)
