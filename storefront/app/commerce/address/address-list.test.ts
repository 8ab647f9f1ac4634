import { expect, test } from 'vitest'
import { withoutRemoved, withSaved } from './address-list.ts'
import { anAddress } from './an-address.ts'

const home = anAddress({ id: 'home', is_default: true })
const office = anAddress({ id: 'office', label: 'Kantor' })
const parents = anAddress({ id: 'parents', label: 'Orang tua' })

test('a new address stands in front', () => {
  expect(withSaved([home, office], parents)).toEqual([parents, home, office])
})

test('a changed address keeps its place', () => {
  const moved = { ...office, street: 'Jl. Melati 1' }
  expect(withSaved([home, office], moved)).toEqual([home, moved])
})

test('there is one default: the others lose the mark', () => {
  const chosen = { ...office, is_default: true }
  expect(withSaved([home, office], chosen)).toEqual([{ ...home, is_default: false }, chosen])
  expect(withSaved([home], { ...parents, is_default: true }).filter((one) => one.is_default)).toHaveLength(1)
})

test('a removed address is gone, and the mark goes to the one that the answer names', () => {
  expect(withoutRemoved([home, office, parents], 'home', [{ ...parents, is_default: true }, office])).toEqual(
    [office, { ...parents, is_default: true }],
  )
  expect(withoutRemoved([home, office], 'office', [home])).toEqual([home])
  expect(withoutRemoved([home], 'home', [])).toEqual([])
})

test('an address that was added while another was being removed stays', () => {
  expect(withoutRemoved([parents, home, office], 'office', [home])).toEqual([parents, home])
})
