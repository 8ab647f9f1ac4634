import { expect, test } from 'vitest'
import { aPaymentMethod } from './a-payment-method.ts'
import { firstOfTab, methodInForce, tabsOfMethods } from './tabs-of-methods.ts'

const stripe = aPaymentMethod()
const razorpay = aPaymentMethod({ id: 1, key: 'razorpay', name: 'Razorpay' })
const transfer = aPaymentMethod({ id: 7, key: 'bank-transfer', tab: 'transfer' })
const cash = aPaymentMethod({ id: 2, key: 'cash-on-delivery', tab: 'cod', is_available: false })

test('the tabs stand in their own order, whatever the order of the ways to pay', () => {
  expect(tabsOfMethods([cash, transfer, razorpay, stripe]).map(({ name }) => name)).toEqual([
    'card',
    'transfer',
    'cod',
  ])
})

test('a tab whose ways cannot be used stays, and says so', () => {
  expect(tabsOfMethods([cash])).toMatchObject([{ name: 'cod', isAvailable: false }])
})

test('a tab begins with the first way that can be used', () => {
  const [tab] = tabsOfMethods([{ ...stripe, is_available: false }, razorpay])
  expect(tab && firstOfTab(tab).name).toBe('Razorpay')
})

test('the chosen way holds, even when it cannot be used any more', () => {
  expect(methodInForce([stripe, cash], 2)).toBe(cash)
})

test('without a choice, or with one that is gone, the first way that can be used holds', () => {
  expect(methodInForce([cash, transfer], undefined)).toBe(transfer)
  expect(methodInForce([cash, transfer], 3)).toBe(transfer)
  expect(methodInForce([], 3)).toBeUndefined()
})
