import { expect, test } from 'vitest'
import { readRoom, type TypedRoom } from './read-room.ts'

const nothing: TypedRoom = { length: '', width: '', height: '', seats: '', use: 'film', va: '', budget: '' }

test('nobody has to tell anything', () => {
  expect(readRoom(nothing)).toEqual({ room: undefined, budget: undefined, faults: {} })
})

test('a room is read as people write it, with what is usual where they say nothing', () => {
  const { room, budget, faults } = readRoom({
    ...nothing,
    length: '4,5 m',
    width: '4',
    va: '2200',
    budget: '75 juta',
  })
  expect(faults).toEqual({})
  expect(room).toEqual({ length_cm: 450, width_cm: 400, height_cm: 280, seats: 3, use: 'film', va: 2200 })
  expect(budget).toBe(75_000_000)
})

test('each fault stands at its field', () => {
  const { faults } = readRoom({
    ...nothing,
    length: 'long',
    width: '40',
    height: '12',
    seats: 'two',
    budget: '5',
  })
  expect(faults).toEqual({
    length: 'fault_length',
    width: 'fault_side',
    height: 'fault_height',
    seats: 'fault_seats',
    budget: 'fault_budget_range',
  })
})

test('one side alone is no room, and neither is a ceiling without sides', () => {
  expect(readRoom({ ...nothing, length: '4' }).faults).toEqual({ width: 'fault_both' })
  expect(readRoom({ ...nothing, height: '3' }).faults).toEqual({ length: 'fault_both', width: 'fault_both' })
})

test('a suggestion needs room and budget', () => {
  expect(readRoom(nothing, true).faults).toEqual({ length: 'needed', width: 'needed', budget: 'needed' })
})
