import { expect, test } from 'vitest'
import { resolveImport } from './resolve-import.ts'

const there =
  (...files: string[]) =>
  (path: string) =>
    files.includes(path)

test('a relative path leads to a file of the repository', () => {
  const exists = there('server/modules/cart/cart-queries.ts')
  expect(resolveImport('server/modules/cart/rules/merge.ts', '../cart-queries.ts', exists)).toEqual({
    kind: 'file',
    path: 'server/modules/cart/cart-queries.ts',
    exists: true,
    leavesItsPackage: false,
  })
})

test('a package import of ours leads to the same file', () => {
  const exists = there('contract/values/money.ts')
  expect(resolveImport('server/app.ts', '@gema/contract/values/money.ts', exists)).toMatchObject({
    path: 'contract/values/money.ts',
    exists: true,
    leavesItsPackage: false,
  })
})

test('a relative path into another package is noticed', () => {
  const target = resolveImport('server/app.ts', '../contract/codes.ts', there('contract/codes.ts'))
  expect(target).toMatchObject({ path: 'contract/codes.ts', leavesItsPackage: true })
})

test('a path without its ending leads nowhere', () => {
  expect(resolveImport('server/app.ts', './http/router', there('server/http/router.ts'))).toMatchObject({
    exists: false,
  })
  expect(resolveImport('server/app.ts', '@gema/contract', there())).toMatchObject({ exists: false })
})

test('what a bundler reads after the path does not count', () => {
  const exists = there('storefront/app/styles/app.css')
  expect(resolveImport('storefront/app/root.tsx', './styles/app.css?url', exists)).toMatchObject({
    exists: true,
  })
})

test('the generated types of a screen need not be there yet', () => {
  const target = resolveImport('storefront/app/screens/home/home-screen.tsx', './+types/home-screen', there())
  expect(target).toMatchObject({ path: 'storefront/app/screens/home/+types/home-screen', exists: true })
})

test.each([
  ['react-dom/server', 'react-dom'],
  ['@base-ui/react/dialog', '@base-ui/react'],
  ['node:fs/promises', 'node:fs/promises'],
  ['virtual:react-router/server-build', 'virtual:react-router/server-build'],
])('%s is kept as the package %s', (specifier, name) => {
  expect(resolveImport('host/start.ts', specifier, there())).toEqual({ kind: 'package', name })
})
