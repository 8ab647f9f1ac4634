import type { KeyboardEvent } from 'react'

/** What a key does to the chosen place. */
const moves: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** Which tab a pressed key leads to, along the line of reading; nothing where the key means nothing to tabs. */
export function movedTab(
  event: KeyboardEvent<HTMLElement>,
  place: number,
  count: number,
): number | undefined {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  return moves[isMirrored ? (mirrored[event.key] ?? event.key) : event.key]?.(place, count)
}
