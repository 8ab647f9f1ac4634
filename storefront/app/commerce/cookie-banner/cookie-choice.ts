import { useSyncExternalStore } from 'react'
import { recall, remember } from '../../api/remembered.ts'

/** What the visitor has allowed: only what the shop needs in order to work, or measuring too. */
export type CookieChoice = 'needed' | 'all'

const rememberedAs = 'cookieChoice'
const listeners = new Set<() => void>()
let asking = false

const tell = () => {
  for (const listener of listeners) listener()
}

/** Whatever is not needed may run only when this says `all`. */
export function cookieChoice(): CookieChoice | undefined {
  const found = recall(rememberedAs)
  return found === 'all' || found === 'needed' ? found : undefined
}

export function chooseCookies(choice: CookieChoice): void {
  remember(rememberedAs, choice)
  asking = false
  tell()
}

/** Asks again, from the link in the footer. */
export function openCookieChoice(): void {
  asking = true
  tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the visitor is to be asked; never on the server, which knows no visitor. */
export const useCookieQuestion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => asking || cookieChoice() === undefined,
    () => false,
  )
