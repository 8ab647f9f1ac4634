import { expect, test } from 'vitest'
import { codRefusal } from './cod-refusal.ts'

const limits = { most: 5_000_000, regions: ['31', '32.76'] }
const order = { total: 5_000_000, regionCode: '31.74.06', allParcelsAllowIt: true }

test('cash is taken up to the limit, in the named regions, by services that take it', () => {
  expect(codRefusal(limits, order)).toBeUndefined()
  expect(codRefusal(limits, { ...order, total: 5_000_001 })).toBe('payment_cod_amount')
  expect(codRefusal(limits, { ...order, regionCode: '32.75.01' })).toBe('payment_cod_region')
  expect(codRefusal(limits, { ...order, regionCode: '32.76.01.1001' })).toBeUndefined()
  expect(codRefusal(limits, { ...order, allParcelsAllowIt: false })).toBe('payment_cod_service')
})

test('a region whose code begins alike is another region', () => {
  expect(codRefusal({ ...limits, regions: ['3'] }, order)).toBe('payment_cod_region')
})

test('without a limit nobody pays in cash, without regions everybody may', () => {
  expect(codRefusal({ most: 0, regions: [] }, order)).toBe('payment_cod_amount')
  expect(codRefusal({ most: 5_000_000, regions: [] }, { ...order, regionCode: '94.71' })).toBeUndefined()
})
