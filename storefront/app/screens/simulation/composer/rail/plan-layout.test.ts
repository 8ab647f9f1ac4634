import { componentRoles } from '@gema/contract/match/component-roles.ts'
import type { Room } from '@gema/contract/shapes/room.ts'
import { expect, test } from 'vitest'
import { discRadius, layOutPlan, type Placed } from './plan-layout.ts'

const placed = (role: Placed['role'], pieces: number, number = 1): Placed => ({
  number,
  role,
  pieces,
  state: 'chosen',
})
const room = (length_cm: number, width_cm: number): Room => ({
  length_cm,
  width_cm,
  height_cm: 280,
  seats: 3,
  use: 'film',
})

/** Everything that could be in one system. */
const crowded = componentRoles.map((role, place) => placed(role, 4, place + 1))

test.each([
  ['no room', undefined],
  ['a usual one', room(400, 600)],
  ['a long one', room(1200, 250)],
  ['a wide one', room(200, 2000)],
  ['a square one', room(500, 500)],
])('no disc covers another and none stands in a wall: %s', (_, of) => {
  const { discs, walls } = layOutPlan(crowded, of)
  expect(discs.length).toBeGreaterThan(25)
  for (const [place, disc] of discs.entries()) {
    expect(disc.x - discRadius).toBeGreaterThanOrEqual(walls.x)
    expect(disc.x + discRadius).toBeLessThanOrEqual(walls.x + walls.width)
    expect(disc.y - discRadius).toBeGreaterThanOrEqual(walls.y)
    expect(disc.y + discRadius).toBeLessThanOrEqual(walls.y + walls.height)
    for (const other of discs.slice(place + 1))
      expect(Math.hypot(disc.x - other.x, disc.y - other.y)).toBeGreaterThanOrEqual(2 * discRadius)
  }
})

test('a pair stands left and right of the middle, as far from the front wall', () => {
  const { discs, walls } = layOutPlan([placed('front', 2)], room(400, 600))
  const [left, right] = discs
  const middle = walls.x + walls.width / 2
  expect(discs).toHaveLength(2)
  expect(middle - (left?.x ?? 0)).toBeCloseTo((right?.x ?? 0) - middle)
  expect(left?.y).toBeCloseTo(right?.y ?? 0)
})

test('the front is before the seat, the second pair of surrounds behind it', () => {
  const { discs, sofa } = layOutPlan([placed('front', 2, 1), placed('surround', 4, 2)], room(600, 500))
  const seat = sofa.y + sofa.height / 2
  const ys = (number: number) => discs.filter((disc) => disc.number === number).map(({ y }) => y)
  expect(Math.max(...ys(1))).toBeLessThan(seat)
  expect(Math.max(...ys(2))).toBeGreaterThan(seat)
})

test('the walls have the shape of the room', () => {
  const wide = layOutPlan([], room(400, 600)).walls
  const long = layOutPlan([], room(600, 400)).walls
  expect(wide.width).toBeGreaterThan(wide.height)
  expect(long.height).toBeGreaterThan(long.width)
})

test('cables are not drawn, and many ceiling speakers hang over the whole room', () => {
  expect(layOutPlan([placed('speaker_cable', 4)], undefined).discs).toEqual([])
  const { discs, walls } = layOutPlan([placed('front', 8)], undefined)
  expect(discs).toHaveLength(8)
  expect(Math.max(...discs.map(({ y }) => y))).toBeGreaterThan(walls.y + walls.height * 0.8)
})
