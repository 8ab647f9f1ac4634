import { randomUUID } from 'node:crypto'
import { shownOf } from '@gema/server/platform/keep/shown.ts'
import { expect, test } from 'vitest'
import { shownUuids } from './shown-uuids.ts'

test('whatever names a product is found, and nothing twice', () => {
  const [card, candidate, variant] = [randomUUID(), randomUUID(), randomUUID()]
  const json = {
    data: [{ uuid: card }, { product_uuid: candidate, inventory: variant }, { uuid: card, name: 'uuid' }],
  }
  expect(shownUuids(Buffer.from(JSON.stringify(json)))).toEqual(shownOf([card, candidate]))
  expect(shownUuids(new Uint8Array())).toEqual(shownOf([]))
})
