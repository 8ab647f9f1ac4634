import { expect, test } from 'vitest'
import { judgeOneImport } from './judge-one-import.ts'

const cart = 'server/modules/cart'

const allowed: [file: string, specifier: string, isType?: boolean][] = [
  [`${cart}/rules/merge.ts`, './add-lines.ts'],
  [`${cart}/rules/merge.ts`, '@gema/contract/values/money.ts'],
  [`${cart}/rules/merge.ts`, '../cart-tables.ts', true],
  [`${cart}/rules/merge.test.ts`, '../cart.ts'],
  [`${cart}/rules/merge.test.ts`, 'vitest'],
  [`${cart}/cart.ts`, './cart-queries.ts'],
  [`${cart}/cart.ts`, '../stores/stores.ts'],
  [`${cart}/cart.ts`, '../../platform/clock.ts'],
  [`${cart}/cart.ts`, '@gema/contract/values/money.ts'],
  [`${cart}/cart.ts`, '@gema/contract/refusals.ts'],
  [`${cart}/cart.ts`, 'drizzle-orm'],
  [`${cart}/cart.test.ts`, '../../testing/start-test-shop.ts'],
  ['server/calls/cart/cart-store.ts', '@gema/contract/calls/cart.ts'],
  ['server/calls/cart/cart-store.ts', '../../modules/orders/orders.ts'],
  ['server/calls/cart/cart-store.ts', './present-cart.ts'],
  ['server/calls/cart/cart-store.ts', '../catalogue/present-product-card.ts'],
  ['server/calls/cart/cart-store.ts', '../../http/handler.ts', true],
  ['server/calls/cart/cart-store.ts', '../../jobs/send-mail.ts'],
  ['server/calls/all-handlers.ts', './cart/cart-store.ts'],
  ['server/jobs/drop-old-carts.ts', '../modules/cart/cart.ts'],
  ['server/reactions/order-placed.ts', '../modules/notifications/notifications.ts'],
  ['server/reactions/order-placed.ts', '../platform/events.ts'],
  ['server/http/router.ts', '@gema/contract/calls/all-calls.ts'],
  ['server/platform/ids.ts', '@gema/contract/values/phone.ts'],
  ['server/testing/start-test-shop.ts', '../modules/cart/cart-queries.ts'],
  ['server/app.ts', './calls/all-handlers.ts'],
]

test.each(allowed)('%s may import %s', (file, specifier, isType) => {
  expect(judgeOneImport({ file, specifier, isType })).toEqual([])
})

const forbidden: [file: string, specifier: string, fix: string][] = [
  [`${cart}/rules/merge.ts`, '../cart-tables.ts', 'write `import type`'],
  [`${cart}/rules/merge.ts`, '../cart-queries.ts', 'rules are pure'],
  [`${cart}/rules/merge.ts`, '../../stores/stores.ts', 'rules are pure'],
  [`${cart}/rules/merge.ts`, 'drizzle-orm', 'rules are pure'],
  [
    `${cart}/cart.ts`,
    '../stores/stores-queries.ts',
    'modules knock only on doors: import server/modules/stores/stores.ts instead',
  ],
  [`${cart}/cart.ts`, '../orders/orders.ts', 'cart has rank 4, orders 5'],
  [`${cart}/cart.ts`, '../payments/payments.ts', 'cart has rank 4, payments 4'],
  [`${cart}/cart.ts`, '@gema/contract/shapes/product-card.ts', 'present-*.ts'],
  [`${cart}/cart.ts`, '../../testing/a-product.ts', 'only tests'],
  [`${cart}/cart.test.ts`, '../stores/stores-queries.ts', 'modules knock only on doors'],
  ['server/calls/cart/cart-store.ts', '../orders/orders-list.ts', 'calls do not call each other'],
  [
    'server/calls/cart/cart-store.ts',
    '../../modules/cart/cart-queries.ts',
    'import server/modules/cart/cart.ts instead',
  ],
  ['server/calls/cart/cart-store.ts', '../../http/router.ts', 'server/http/handler.ts'],
  ['server/jobs/drop-old-carts.ts', '../modules/cart/cart-queries.ts', 'modules knock only on doors'],
  ['server/jobs/drop-old-carts.ts', '@gema/contract/calls/cart.ts', 'door of a module'],
  ['server/reactions/order-placed.ts', '../calls/orders/orders-list.ts', 'door of a module'],
  ['server/http/router.ts', '../modules/cart/cart.ts', 'let server/app.ts hand it in'],
  ['server/platform/ids.ts', '../http/router.ts', 'the platform lies under everything'],
  ['server/app.ts', '@gema/demo/seed.ts', 'let host hand it in'],
  ['server/testing/a-product.ts', '@gema/demo/seed.ts', 'let host hand it in'],
]

test.each(forbidden)('%s may not import %s', (file, specifier, fix) => {
  const findings = judgeOneImport({ file, specifier })
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ file, line: 1, fix: expect.stringContaining(fix) })
})
