import type { Room } from '../shapes/room.ts'
import { roleGroups } from './component-roles.ts'
import type { Scope, Value } from './formula-scope.ts'
import type { MatchPart, MatchSystem } from './system.ts'

/** Where people sit, as a share of the length of the room, seen from the wall of the screen. */
const seatAt = 0.62

const groups = new Map<string, readonly string[]>(Object.entries(roleGroups))

/** What the formulas of a rule can see: the parts of a system, its room, and the figures worked out so far. */
export function scopeOf({ parts, room }: MatchSystem, known: Map<string, Value>): Scope {
  const named = namedIn(parts)
  return {
    figure: (name) => known.get(name),
    parts: named,
    room: (name) => (room === undefined ? undefined : roomFigure(room, name)),
  }
}

const found = new WeakMap<MatchPart[], (name: string) => MatchPart[]>()

/** Dozens of rules ask for the same few names of the same system. */
function namedIn(parts: MatchPart[]): (name: string) => MatchPart[] {
  const before = found.get(parts)
  if (before !== undefined) return before
  const byName = new Map<string, MatchPart[]>()
  const named = (name: string): MatchPart[] => {
    const known = byName.get(name) ?? partsNamed(name, parts)
    byName.set(name, known)
    return known
  }
  found.set(parts, named)
  return named
}

/**
 * The parts that a name stands for: a role, a group of roles, `all`, or `passive`, the speakers that an amplifier of the
 * system has to drive.
 */
function partsNamed(name: string, parts: MatchPart[]): MatchPart[] {
  if (name === 'all') return parts
  if (name === 'passive')
    return partsNamed('speakers', parts).filter(({ figures }) => Object.hasOwn(figures, 'impedance_ohm'))
  const group = groups.get(name)
  return parts.filter(({ role }) => (group === undefined ? role === name : group.includes(role)))
}

/** Lengths in metres. */
function roomFigure(room: Room, name: string): Value {
  const [length, width, height] = [room.length_cm / 100, room.width_cm / 100, room.height_cm / 100]
  switch (name) {
    case 'length':
      return length
    case 'width':
      return width
    case 'height':
      return height
    case 'area':
      return length * width
    case 'volume':
      return length * width * height
    case 'distance':
      return length * seatAt
    case 'seats':
      return room.seats
    case 'use':
      return room.use
    case 'va':
      return room.va
    default:
      return undefined
  }
}
