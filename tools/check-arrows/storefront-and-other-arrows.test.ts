import { expect, test } from 'vitest'
import { judgeOneImport } from './judge-one-import.ts'

const modules = '@gema/server/modules'
const app = '@gema/storefront/app'
const screen = 'storefront/app/screens/product/product-screen.tsx'

const allowed: [file: string, specifier: string, isType?: boolean][] = [
  ['contract/calls/cart.ts', 'zod'],
  ['contract/calls/cart.ts', '../values/money.ts'],
  ['contract/values/money.test.ts', 'fast-check'],
  ['storefront/app/ui/dialog.tsx', '@base-ui/react/dialog'],
  ['storefront/app/ui/dialog.tsx', './button.tsx'],
  ['storefront/app/language/define-words.ts', '@gema/contract/values/language.ts'],
  ['storefront/app/api/client.ts', '../language/current.ts'],
  ['storefront/app/shopper/session.ts', '../api/client.ts'],
  ['storefront/app/commerce/price.tsx', '../ui/badge.tsx'],
  ['storefront/app/commerce/price.tsx', '../addresses.ts'],
  [screen, './gallery.tsx'],
  [screen, './+types/product-screen', true],
  [screen, '../../commerce/price.tsx'],
  ['storefront/app/layouts/shop-layout.tsx', '../commerce/header.tsx'],
  ['storefront/app/routes.ts', './screens/product/product-screen.tsx'],
  ['host/start.ts', '@gema/server/app.ts'],
  ['host/start.ts', `${app}/render-pages.ts`],
  ['host/start.ts', '@gema/demo/seed.ts'],
  ['demo/seed.ts', `${modules}/catalogue/catalogue.ts`],
  ['e2e/guest-buys.spec.ts', `${app}/screens/home/home-words.ts`],
  ['tools/check-words/check-words.ts', '@gema/contract/refusals.ts'],
  ['storefront/app/api/client.test.ts', '@gema/server/testing/start-test-shop.ts'],
]

test.each(allowed)('%s may import %s', (file, specifier, isType) => {
  expect(judgeOneImport({ file, specifier, isType })).toEqual([])
})

const forbidden: [file: string, specifier: string, fix: string][] = [
  ['contract/calls/cart.ts', '@gema/server/platform/clock.ts', 'the contract stands alone'],
  ['contract/open-api.ts', 'hono', 'the contract stands alone'],
  ['storefront/app/ui/button.tsx', '@gema/contract/values/money.ts', 'ui knows nothing of the shop'],
  ['storefront/app/ui/button.tsx', '../language/use-words.ts', 'ui knows nothing of the shop'],
  ['storefront/app/ui/button.tsx', 'react-i18next', 'ui knows nothing of the shop'],
  ['storefront/app/language/use-words.ts', '../api/client.ts', 'lowest folder'],
  ['storefront/app/api/client.ts', '../shopper/session.ts', 'lowest folder'],
  ['storefront/app/shopper/session.ts', '../commerce/price.tsx', 'lowest folder'],
  ['storefront/app/commerce/price.tsx', '../screens/product/gallery.tsx', 'only routes.ts knows screens'],
  [screen, '../home/slider.tsx', 'move what both screens need to storefront/app/commerce'],
  [screen, '../home/+types/home-screen', 'move what both screens need to storefront/app/commerce'],
  [screen, '@gema/server/modules/cart/cart.ts', 'through storefront/app/api'],
  ['storefront/app/layouts/shop-layout.tsx', '../screens/home/slider.tsx', 'only routes.ts knows screens'],
  ['storefront/app/root.tsx', '@gema/server/app.ts', 'through storefront/app/api'],
  ['host/start.ts', `${modules}/cart/cart-queries.ts`, 'door'],
  ['host/start.ts', `${app}/root.tsx`, 'public entries'],
  ['demo/seed.ts', '@gema/server/testing/a-product.ts', 'only tests'],
  ['demo/seed.ts', `${modules}/catalogue/catalogue-queries.ts`, 'modules knock only on doors'],
  ['host/start.ts', '@gema/tools/check-words/proper-names.ts', 'nothing leans on tools'],
  ['storefront/app/root.tsx', '@gema/e2e/sign-in.ts', 'nothing leans on e2e'],
]

test.each(forbidden)('%s may not import %s', (file, specifier, fix) => {
  const findings = judgeOneImport({ file, specifier })
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ file, line: 1, fix: expect.stringContaining(fix) })
})
