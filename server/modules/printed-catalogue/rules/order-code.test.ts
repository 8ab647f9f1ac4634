import { expect, test } from 'vitest'
import { orderCode } from './order-code.ts'

test.each([
  ['of one variant, its SKU', ['HDR-M1-WAL'], 'HDR-M1-WAL'],
  ['of several, what they share', ['HDR-M1-WAL', 'HDR-M1-WHT'], 'HDR-M1'],
  ['never half a part', ['HDR-M1-WAL', 'HDR-M10-WAL'], 'HDR'],
  ['the model, where they share nothing', ['WAL-1', 'OAK-1'], 'Model One'],
  ['the model, where there is no variant', [], 'Model One'],
])('%s', (_what, skus, code) => {
  expect(orderCode(skus, 'Model One')).toBe(code)
})
