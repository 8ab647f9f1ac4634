import { useSyncExternalStore } from 'react'
import { recall, remember } from '../../api/remembered.ts'

/** What the visitor has allowed: only what the shop needs in order to work, or what other sites bring along too. */
export type CookieChoice = 'needed' | 'all'

export const rememberedAs = 'cookieChoice'
type Listener = (answer?: CookieChoice) => void
const listeners = new Set<Listener>()
let asking = false
/** Where nothing can be remembered, the answer holds until the page is loaded anew. */
let answered: CookieChoice | undefined

const tell: Listener = (answer) => {
  asking = false
  for (const listener of listeners) listener(answer)
}

/** Whatever is not needed may run only when this says `all`. */
export function cookieChoice(): CookieChoice | undefined {
  const found = recall(rememberedAs) ?? answered
  return found === 'all' || found === 'needed' ? found : undefined
}

export function chooseCookies(choice: CookieChoice): void {
  answered = choice
  remember(rememberedAs, choice)
  tell(choice)
}

/** Asks again, from the link in the footer. */
export function openCookieChoice(): void {
  asking = true
  for (const listener of listeners) listener()
}

/** Leaves the choice as it is. */
export const closeCookieChoice = (): void => tell()

/** Tells whenever the question is opened, closed or answered, and then with the answer. */
export const onCookieChoice = (listener: Listener) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the visitor is to be asked: for the first time, or anew. Never on the server, which knows no visitor. */
export const useCookieQuestion = (): 'first' | 'anew' | undefined =>
  useSyncExternalStore(
    onCookieChoice,
    () => (cookieChoice() === undefined ? 'first' : asking ? 'anew' : undefined),
    () => undefined,
  )
