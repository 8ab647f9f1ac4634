import path from 'node:path'
import { expect, test } from 'vitest'
import { firstChunks } from './first-chunks.ts'

const app = path.join(import.meta.dirname, '../app')
const page = (file: string) => path.join(app, file)

/** Who imports what, by name. */
const imports: Record<string, string[]> = {
  [page('root.tsx')]: ['words'],
  [page('layouts/shop-layout.tsx')]: ['footer', 'words'],
  [page('screens/home/home-screen.tsx')]: ['card', 'footer'],
  [page('screens/category/category-screen.tsx')]: ['card', 'filters'],
  [page('screens/product/product-screen.tsx')]: ['gallery'],
  card: ['price'],
  price: ['card'],
  gallery: ['price', 'words'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

const chunkOf = (id: string): string[] =>
  firstChunks().flatMap(({ name }) => {
    const chunk = name(id, graph)
    return chunk === null ? [] : [chunk]
  })

test.each([
  ['words', 'shell'],
  ['footer', 'shop'],
  ['filters', 'list'],
  ['gallery', 'product'],
  // Two files that need each other are followed once.
  ['price', 'front-list-product'],
])('%s goes into the one file for who needs it: %s', (id, chunk) => {
  expect(chunkOf(id)).toEqual([chunk])
})

test('what no first page needs at once is in none of them', () => {
  expect(chunkOf('checkout')).toEqual([])
})

test('what more pages share comes before what fewer do', () => {
  const order = firstChunks().toSorted((one, other) => other.priority - one.priority)
  expect(order.map(({ debugName }) => debugName)[0]).toBe('shell')
  expect(order.at(-1)?.debugName).toBe('product')
})
