import { useSyncExternalStore } from 'react'

/** What has just been put into the cart: a variant or a bundle, by its uuid. */
export interface Added {
  inventory?: string | undefined
  bundle?: string | undefined
  quantity: number
}

interface DrawerState {
  added: Added | undefined
  isOpen: boolean
}

let state: DrawerState = { added: undefined, isOpen: false }
const listeners = new Set<() => void>()

function set(next: DrawerState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Opens the drawer of the cart with what was added. */
export const openCartDrawer = (added: Added): void => set({ added, isOpen: true })

/** It keeps what it shows while it leaves. */
export const closeCartDrawer = (): void => set({ ...state, isOpen: false })

const nothing: DrawerState = { added: undefined, isOpen: false }

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDrawerState = (): DrawerState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  )
