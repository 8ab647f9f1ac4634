import { randomUUID } from 'node:crypto'
import { type AddOnDraft, saveAddOns } from '../modules/catalogue/catalogue.ts'
import type { TestShop } from './start-test-shop.ts'

/** A service that products can name in `addOnUuids`; answers its uuid. */
export async function anAddOn({ shop }: TestShop, given: Partial<AddOnDraft> = {}): Promise<string> {
  const uuid = given.uuid ?? randomUUID()
  await saveAddOns(shop.db, [
    {
      kind: 'installation',
      name: { en: 'Installation at home', id: 'Instalasi di rumah' },
      text: { en: 'We come and do it', id: 'Kami datang memasangnya' },
      pricing: 'fixed',
      amount: 350_000,
      regionCodes: [],
      ...given,
      uuid,
    },
  ])
  return uuid
}
