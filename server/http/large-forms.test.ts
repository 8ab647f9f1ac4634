import { expect, test } from 'vitest'
import { createLargeForms } from './large-forms.ts'

const upload = { bodyLimit: 50 * 1024 * 1024 }

/** Whether a place has been given, as soon as everything that can happen has happened. */
async function isIn(place: Promise<unknown>): Promise<boolean> {
  let given = false
  place.then(() => {
    given = true
  })
  await new Promise((done) => setImmediate(done))
  return given
}

test('a network has four places, others wait for one of them, and nobody else waits with them', async () => {
  const forms = createLargeForms()
  const first = await Promise.all([1, 2, 3, 4].map(() => forms.enter(upload, 'here')))
  const fifth = forms.enter(upload, 'here')
  expect(await isIn(fifth)).toBe(false)
  expect(await isIn(forms.enter(upload, 'there'))).toBe(true)
  first[0]?.()
  expect(await isIn(fifth)).toBe(true)
  expect(await isIn(forms.enter(upload, 'here'))).toBe(false)
})

test('all networks together have a limit too', async () => {
  const forms = createLargeForms()
  const places = Array.from({ length: 30 }, (_, place) => forms.enter(upload, `network ${place}`))
  const given = await Promise.all(places.map(isIn))
  expect(given.filter(Boolean)).toHaveLength(24)
})

test('where too many wait already, the next is told to come again', async () => {
  const forms = createLargeForms()
  const places = Array.from({ length: 44 }, () => forms.enter(upload, 'here'))
  expect(await forms.enter(upload, 'here')).toBeUndefined()
  ;(await places[0])?.()
  expect(await isIn(forms.enter(upload, 'here'))).toBe(false)
})

test('calls without files need no place', async () => {
  const forms = createLargeForms()
  const places = await Promise.all(Array.from({ length: 100 }, () => forms.enter({}, 'here')))
  expect(places.every((place) => place !== undefined)).toBe(true)
})
