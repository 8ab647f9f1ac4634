import { expect, test } from 'vitest'
import { freeLabelKind, labelKindOf } from './address-label.ts'

test('an offered name is known again, whichever language it was saved in', () => {
  expect(labelKindOf('Rumah')).toBe('home')
  expect(labelKindOf(' home ')).toBe('home')
  expect(labelKindOf('Kantor')).toBe('office')
  expect(labelKindOf('Orang tua')).toBe('parents')
  expect(labelKindOf('Studio')).toBe('own')
})

test('a new address is offered the first name that is not taken', () => {
  expect(freeLabelKind([])).toBe('home')
  expect(freeLabelKind(['Rumah', 'Gudang'])).toBe('office')
  expect(freeLabelKind(['Home', 'Office', 'Parents'])).toBe('own')
})
