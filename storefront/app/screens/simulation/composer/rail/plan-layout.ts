import type { ComponentRole } from '@gema/contract/match/component-roles.ts'
import type { Room } from '@gema/contract/shapes/room.ts'
import { placesOf, type Spot } from './plan-places.ts'

export type DiscState = 'chosen' | 'choosing' | 'look_again'

/** A component that stands in the room. */
export interface Placed {
  /** Of its slot. */
  number: number
  role: ComponentRole
  pieces: number
  state: DiscState
}

export interface Disc extends Spot {
  key: string
  number: number
  state: DiscState
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PlanLayout {
  width: number
  height: number
  walls: Box
  discs: Disc[]
  /** From the seat to each speaker that plays to it. */
  rays: { key: string; from: Spot; to: Spot }[]
  screen: Box
  sofa: Box
}

const planWidth = 300
const margin = 34
const top = 14
export const discRadius = 10
const mostWidth = planWidth - 2 * margin
const [leastDepth, mostDepth] = [168, 236]

/** Where people sit, as a share of the length; the same as in the rules. */
const seatAt = 0.62

const raying: readonly ComponentRole[] = ['front', 'centre', 'surround']

/** The room from above, the wall of the screen on top, and in it a numbered disc wherever something stands. */
export function layOutPlan(placed: readonly Placed[], room: Room | undefined): PlanLayout {
  const walls = wallsOf(room)
  const seat = { x: walls.x + walls.width / 2, y: walls.y + walls.height * seatAt }
  const discs: Disc[] = []
  const rays: PlanLayout['rays'] = []
  for (const { number, role, pieces, state } of placed) {
    for (const [place, share] of placesOf(role, pieces).entries()) {
      const wanted = { x: walls.x + share.x * walls.width, y: walls.y + share.y * walls.height }
      const spot = freeSpot(wanted, discs, walls)
      const key = `${number}-${place}`
      discs.push({ key, number, state, ...spot })
      if (raying.includes(role)) rays.push({ key, from: seat, to: spot })
    }
  }
  const screenWidth = walls.width * 0.4
  const sofaWidth = walls.width * 0.45
  return {
    width: planWidth,
    height: top + walls.height + 28,
    walls,
    discs,
    rays,
    screen: { x: seat.x - screenWidth / 2, y: walls.y + 5, width: screenWidth, height: 5 },
    sofa: { x: seat.x - sofaWidth / 2, y: seat.y - 8, width: sofaWidth, height: 32 },
  }
}

/** As long and wide as the room is, as far as there is space for it. */
function wallsOf(room: Room | undefined): Box {
  const ratio = room === undefined ? 0.76 : room.length_cm / room.width_cm
  const height = Math.min(Math.max(mostWidth * ratio, leastDepth), mostDepth)
  const width = Math.min(mostWidth, Math.max(height / ratio, 150))
  return { x: (planWidth - width) / 2, y: top, width, height }
}

/** The nearest place that is not taken: no disc covers another, and none stands in a wall. */
function freeSpot(wanted: Spot, taken: readonly Spot[], walls: Box): Spot {
  const inside = ({ x, y }: Spot): Spot => ({
    x: Math.min(Math.max(x, walls.x + discRadius + 2), walls.x + walls.width - discRadius - 2),
    y: Math.min(Math.max(y, walls.y + discRadius + 2), walls.y + walls.height - discRadius - 2),
  })
  const start = inside(wanted)
  const isFree = (spot: Spot) =>
    taken.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= 2 * discRadius + 1)
  if (isFree(start)) return start
  for (let distance = 6; distance <= mostDepth; distance += 6) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8
      const spot = inside({
        x: start.x + distance * Math.cos(angle),
        y: start.y + distance * Math.sin(angle),
      })
      if (isFree(spot)) return spot
    }
  }
  return start
}
