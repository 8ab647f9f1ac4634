import type { SavedSimulation } from '../../commerce/simulation/saved-simulations.ts'

export const savedOnPage = 10

export interface SavedPage {
  shown: SavedSimulation[]
  current_page: number
  last_page: number
}

/** One page of what a device remembers. A page behind the last one is the last one: some may have been forgotten. */
export function savedPage(saved: SavedSimulation[], wanted: number): SavedPage {
  const last_page = Math.max(1, Math.ceil(saved.length / savedOnPage))
  const current_page = Math.min(Math.max(1, Math.trunc(wanted)), last_page)
  const from = (current_page - 1) * savedOnPage
  return { shown: saved.slice(from, from + savedOnPage), current_page, last_page }
}
