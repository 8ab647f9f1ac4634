import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shownUuids } from './shown-uuids.ts'

const jsonOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

test('whatever names a product is found, and nothing twice', () => {
  const [card, candidate, variant] = [randomUUID(), randomUUID(), randomUUID()]
  const json = jsonOf({
    data: [{ uuid: card }, { product_uuid: candidate, inventory: variant }, { uuid: card, name: 'uuid' }],
  })
  expect([...shownUuids(json)]).toEqual([card, candidate])
  expect(shownUuids(new Uint8Array())).toEqual(new Set())
})

test('the text that they stood in can be forgotten', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  const million = 1024 * 1024
  const all = Array.from({ length: 40 }, () =>
    shownUuids(jsonOf({ uuid: randomUUID(), text: 'x'.repeat(million) })),
  )
  expect(used() - before).toBeLessThan(10 * million)
  expect(all.map(({ size }) => size)).toEqual(Array(40).fill(1))
})
