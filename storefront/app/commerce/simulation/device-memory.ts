import { useSyncExternalStore } from 'react'
import { recall, remember } from '../../api/remembered.ts'
import { readSaved, type SavedSimulation, withoutSaved, withSaved } from './saved-simulations.ts'

const rememberedAs = 'savedSimulations'
const listeners = new Set<() => void>()

/** What was read last, so that the same text gives the same list. */
let known: { text: string | undefined; saved: SavedSimulation[] } | undefined

/** The simulations that were saved or opened on this device, newest first. */
export function savedOnDevice(): SavedSimulation[] {
  const text = recall(rememberedAs)
  if (known === undefined || known.text !== text) known = { text, saved: readSaved(text) }
  return known.saved
}

function keep(saved: SavedSimulation[]): void {
  remember(rememberedAs, JSON.stringify(saved))
  for (const listener of listeners) listener()
}

/** Remembers one that was saved or opened here. */
export const rememberSimulation = (simulation: SavedSimulation): void =>
  keep(withSaved(savedOnDevice(), simulation))

/** Forgets one, and answers how it was before. */
export function forgetSimulation(uuid: string): SavedSimulation[] {
  const before = savedOnDevice()
  keep(withoutSaved(before, uuid))
  return before
}

/** Forgets all, and answers how it was before. */
export function forgetAllSimulations(): SavedSimulation[] {
  const before = savedOnDevice()
  keep([])
  return before
}

/** Takes a forgetting back: what was there stands where it stood, after whatever has come since. */
export function bringSimulationsBack(before: SavedSimulation[]): void {
  const since = savedOnDevice().filter(({ uuid }) => !before.some((one) => one.uuid === uuid))
  keep([...since, ...before])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Other tabs remember as well.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The simulations of this device; nothing is known of them before the page is awake in a browser. */
export const useSavedSimulations = (): SavedSimulation[] | undefined =>
  useSyncExternalStore<SavedSimulation[] | undefined>(subscribe, savedOnDevice, () => undefined)
