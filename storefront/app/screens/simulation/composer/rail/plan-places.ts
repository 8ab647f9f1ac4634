import type { ComponentRole } from '@gema/contract/match/component-roles.ts'

/** Across the room from its left wall, and along it from the wall of the screen. */
export interface Spot {
  x: number
  y: number
}

const at = (x: number, y: number): Spot => ({ x, y })
const pair = (x: number, y: number): Spot[] => [at(x, y), at(1 - x, y)]

/** Where the pieces of a role stand, as shares of the room, the first piece first. What has no place of its own is not drawn. */
const places: Partial<Record<ComponentRole, Spot[]>> = {
  front: pair(0.2, 0.13),
  centre: [at(0.5, 0.13)],
  soundbar: [at(0.5, 0.13)],
  surround: [...pair(0.05, 0.6), ...pair(0.22, 0.94)],
  height: [...pair(0.36, 0.44), ...pair(0.36, 0.78)],
  subwoofer: [...pair(0.35, 0.19), ...pair(0.06, 0.93)],
  amplifier: [at(0.64, 0.09)],
  cabinet: [at(0.5, 0.26)],
  turntable: [at(0.36, 0.09)],
  streamer: [at(0.5, 0.09)],
  player: [at(0.5, 0.14)],
  mixer: [at(0.78, 0.26)],
  power: [at(0.9, 0.1)],
  screen: [at(0.5, 0.03)],
  projector: [at(0.5, 0.94)],
  seat: [at(0.5, 0.66)],
  microphone: [at(0.5, 0.45)],
  panel: [...pair(0.04, 0.34)],
}

/** More than this many of the same kind say nothing new. */
const mostDrawn = 8

/** The places of so many pieces. Front speakers beyond a pair hang over the whole room, as in a café. */
export function placesOf(role: ComponentRole, pieces: number): Spot[] {
  const own = places[role] ?? []
  const wanted = Math.min(Math.max(1, pieces), mostDrawn)
  if (role === 'front' && wanted > 2) return spread(wanted)
  return own.slice(0, wanted)
}

/** In two columns, evenly from the front to the back. */
function spread(count: number): Spot[] {
  const rows = Math.ceil(count / 2)
  return Array.from({ length: rows }, (_, row) => pair(0.28, (row + 0.5) / rows))
    .flat()
    .slice(0, count)
}
