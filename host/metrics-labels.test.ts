import { staffCallPaths } from '@gema/contract/backoffice/call-paths.ts'
import { callPaths } from '@gema/contract/call-paths.ts'
import { expect, test } from 'vitest'
import { labelsOf } from './metrics-labels.ts'

test('every call is counted by its name', () => {
  for (const [name, { path }] of Object.entries(callPaths))
    expect(labelsOf(`/api/storefront/${path}`)).toEqual({ kind: 'call', name })
  for (const [name, { path }] of Object.entries(staffCallPaths))
    expect(labelsOf(`/api/backoffice/${path}`)).toEqual({ kind: 'staff-call', name })
})

test.each([
  ['/api/storefront/article/find/on-rooms', 'call', 'articleFind'],
  ['/api/storefront/cart/find/17', 'call', 'other'],
  ['/api/storefront/nothing', 'call', 'other'],
  ['/api/elsewhere', 'call', 'other'],
  ['/api/payments/stripe/webhook', 'payment', 'webhook'],
  ['/api/payments/iyzico/callback', 'payment', 'callback'],
  ['/api/payments/x/y/z', 'payment', 'other'],
  ['/readyz', 'health', 'readyz'],
  ['/metrics', 'health', 'metrics'],
  ['/robots.txt', 'found', 'robots'],
  ['/sitemaps/products-1.xml', 'found', 'sitemap'],
  ['/media/share/a.jpg', 'found', 'share-picture'],
  ['/media/320/a.avif', 'file', 'picture'],
  ['/assets/root-1a2b.js', 'file', 'asset'],
  ['/demo/mailbox', 'demo', 'demo'],
  ['/', 'page', '/'],
  ['/id', 'page', '/'],
  ['/ar', 'page', '/'],
  ['/brands', 'page', '/brands'],
  ['/id/brands', 'page', '/brands'],
  ['/article-product/on-rooms', 'page', '/article-product/*'],
  ['/all/products', 'page', '/all/*'],
  ['/speakers/products', 'page', '/*/products'],
  ['/id/speakers/product/one', 'page', '/*/product'],
  ['/user/orders', 'page', '/user/orders'],
  ['/id/user/order/17', 'page', '/user/order'],
  ['/user/anything', 'page', 'other'],
  ['/_root.data', 'page-data', '/'],
  ['/id.data', 'page-data', '/'],
  ['/id/brands.data', 'page-data', '/brands'],
  ['/wp-login.php', 'page', 'other'],
  ['/a/b/c/d', 'page', 'other'],
])('%s is counted as %s %s', (path, kind, name) => {
  expect(labelsOf(path)).toEqual({ kind, name })
})

test('a file of the build is counted with its like', () => {
  expect(labelsOf('/favicon.ico', true)).toEqual({ kind: 'file', name: 'file' })
})

test('however many addresses somebody makes up, they are counted under few names', () => {
  const made = Array.from({ length: 500 }, (_, nth) => `x${nth}`)
  const paths = made.flatMap((word) => [
    ...[`/${word}`, `/id/${word}`, `/${word}/product/${word}`, `/all/${word}/${word}`, `/user/${word}`],
    ...[`/api/storefront/${word}`, `/api/backoffice/${word}/${word}`, `/api/payments/${word}/${word}`],
    ...[`/media/${word}`, `/assets/${word}`, `/demo/${word}`, `/sitemaps/${word}`, `/${word}.data`],
  ])
  const labels = new Set(paths.map((path) => JSON.stringify(labelsOf(path))))
  expect(labels.size).toBeLessThanOrEqual(13)
  expect([...labels].join()).not.toMatch(/x\d/)
})
