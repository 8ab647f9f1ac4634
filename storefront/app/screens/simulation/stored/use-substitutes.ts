import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { useEffect, useState } from 'react'
import { readChosen, writtenChosen } from './chosen-substitutes.ts'
import { allSubstitutes, type Chosen } from './drift-sums.ts'

export interface Substitutes {
  chosen: Chosen
  toggle: (component: string) => void
  useAll: () => void
  useNone: () => void
}

/** Which substitutes are chosen. They are kept as long as this tab is open: a reload does not lose them. */
export function useSubstitutes({ uuid, products }: StoredSimulation): Substitutes {
  const [chosen, setChosen] = useState<Chosen>(new Set())
  const keptAs = `simulationSubstitutes:${uuid}`
  useEffect(() => setChosen(readChosen(inSession(keptAs), products)), [keptAs, products])
  const choose = (next: Chosen) => {
    setChosen(next)
    keepInSession(keptAs, writtenChosen(next, products))
  }
  return {
    chosen,
    toggle: (component) => {
      const next = new Set(chosen)
      if (!next.delete(component)) next.add(component)
      choose(next)
    },
    useAll: () => choose(allSubstitutes(products)),
    useNone: () => choose(new Set()),
  }
}

function inSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keepInSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Switched off or full: the page itself still knows.
  }
}
