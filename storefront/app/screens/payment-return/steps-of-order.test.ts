import { expect, test } from 'vitest'
import { stepsOfOrder } from './steps-of-order.ts'

const parcel = {
  store: 'kemang',
  store_name: 'Gema Kemang',
  kind: 'courier' as 'courier' | 'store_pickup',
  service: 'Reguler',
  price: 0,
  insurance: 0,
  days_min: 2,
  days_max: 4,
  tracking_number: null,
}

const order = {
  status: 2 as 1 | 2 | 3 | 4 | 5,
  date: '2026-11-16T03:00:00.000Z',
  server_time: '2026-11-16T03:10:00.000Z',
  parcels: [parcel],
  payment: { key: 'stripe' as 'stripe' | 'cash-on-delivery', paid_at: '2026-11-16T03:05:00.000Z' },
}

const told = (steps: ReturnType<typeof stepsOfOrder>) => steps.map(({ name, state }) => `${name} ${state}`)

test('a paid order waits for its courier, and says about when it is there', () => {
  const steps = stepsOfOrder(order)
  expect(told(steps)).toEqual(['placed done', 'paid done', 'packed next', 'way coming', 'there coming'])
  expect(steps[1]?.at).toBe('2026-11-16T03:05:00.000Z')
  expect(steps.at(-1)?.about).toEqual({ first: '2026-11-18T03:05:00.000Z', last: '2026-11-20T03:05:00.000Z' })
})

test('an order that is paid at the door is confirmed first', () => {
  const cash = { ...order, status: 1 as const, payment: { key: 'cash-on-delivery' as const, paid_at: null } }
  expect(told(stepsOfOrder(cash)).slice(0, 2)).toEqual(['placed done', 'confirmed next'])
})

test('what is fetched from the store is not on any way', () => {
  const fetched = { ...order, parcels: [{ ...parcel, kind: 'store_pickup' as const }] }
  expect(told(stepsOfOrder(fetched))).toEqual(['placed done', 'paid done', 'ready next', 'fetched coming'])
})

test('what has arrived is not announced any more', () => {
  const steps = stepsOfOrder({ ...order, status: 5 })
  expect(steps.every(({ state, about }) => state === 'done' && about === null)).toBe(true)
})
