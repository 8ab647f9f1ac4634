import { expect, test } from 'vitest'
import { nameOfOffer } from './name-of-offer.ts'

test('the service of a courier is called by both names', () => {
  expect(nameOfOffer({ kind: 'courier', courier: 'Jalur Hemat', name: 'Regular' })).toBe(
    'Jalur Hemat Regular',
  )
})

test('a name that holds the courier already is not doubled', () => {
  expect(nameOfOffer({ kind: 'courier', courier: 'Kilat', name: 'Kilat Ekspres' })).toBe('Kilat Ekspres')
})

test('the own fleet and picking up have names of their own', () => {
  expect(nameOfOffer({ kind: 'own_fleet', courier: 'Gema', name: 'Armada kami' })).toBe('Armada kami')
})
