import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Says in the HTML whether the script of the part that it ends has taken over: `data-hydrated` is `false` as the server
 * sends it and `true` as soon as the part answers to clicks and keys. A page can be used when no mark says `false`.
 */
export function HydratedMark() {
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return <span hidden data-hydrated={hydrated} />
}
