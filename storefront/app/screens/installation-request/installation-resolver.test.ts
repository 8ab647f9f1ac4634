import { dayInJakarta } from '@gema/contract/values/visit-days.ts'
import { expect, test } from 'vitest'
import { errorsOf, installationResolver } from './installation-resolver.ts'
import { emptyInstallation, type InstallationValues, sentOf } from './installation-values.ts'

const filled: InstallationValues = {
  ...emptyInstallation,
  ...{ kind: 'stereo', building: 'apartment', province: '31', city: '31.74', district: '31.74.06' },
  ...{ street: 'Jl. Melati 7', name: 'Sari Wulandari', phone: '812 5550 0142', email: 'sari@surel.example' },
  wishes: [{ date: dayInJakarta(new Date(), 5), part: 'morning' }],
}

async function faultsOf(values: InstallationValues, language = 'en') {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await installationResolver(language)(values, undefined, options)
  return errors as Record<string, { message: string }>
}

test('a form without what is optional can be sent', async () => {
  expect(await faultsOf(filled)).toEqual({})
  expect(sentOf(filled, 'k')).not.toHaveProperty('simulation_code')
  expect(sentOf(filled, 'k')).not.toHaveProperty('province')
})

test('an empty form is told field by field; of the place, only what can be chosen next', async () => {
  expect(Object.keys(await faultsOf(emptyInstallation)).toSorted()).toEqual([
    'building',
    'email',
    'kind',
    'name',
    'phone',
    'province',
    'street',
    'wishes',
  ])
  expect(Object.keys(await faultsOf({ ...filled, city: '', district: '' }))).toEqual(['city'])
  expect(Object.keys(await faultsOf({ ...filled, district: '' }))).toEqual(['district'])
})

test('a day that has come too near meanwhile is told with the days that can be had', async () => {
  const wishes = [{ date: dayInJakarta(new Date(), 1), part: 'morning' as const }]
  expect((await faultsOf({ ...filled, wishes })).wishes?.message).toMatch(
    /^Choose days from \d+ \w+ \d{4} to/,
  )
  expect((await faultsOf({ ...filled, wishes }, 'id')).wishes?.message).toMatch(/^Pilih hari antara/)
})

test('a code is checked as it is typed', async () => {
  expect(await faultsOf({ ...filled, simulation_code: 'k7mx-29pw' })).toEqual({})
  expect(await faultsOf({ ...filled, simulation_code: 'K7MX' })).toHaveProperty('simulation_code')
})

test('what the server says of one day or one photo stands at its field, the first sentence of each', () => {
  expect(
    errorsOf([
      { field: 'wishes.1.date', message: 'Too soon' },
      { field: 'wishes', message: 'Others' },
      { field: 'photos.0', message: 'No photo' },
      { field: 'key', message: 'Whatever' },
    ]),
  ).toMatchObject({ wishes: { message: 'Too soon' }, photos: { message: 'No photo' } })
})
