import { randomUUID } from 'node:crypto'
import type { ComponentRole } from '@gema/contract/match/component-roles.ts'
import { saveDisplayCases } from '../modules/catalogue/catalogue.ts'
import { saveTemplates, type TemplateDraft } from '../modules/simulation/simulation.ts'
import { type AProduct, aProduct } from './a-product.ts'
import { runSql } from './run-sql.ts'
import type { TestShop } from './start-test-shop.ts'

export interface ATemplate {
  uuid: string
  amplifier: AProduct
  /** Rp 2.000.000 a pair, in two finishes. */
  speaker: AProduct
  cable: AProduct
  cases: { amplifier: string; speaker: string; cable: string }
}

/** A kind of system with an amplifier and speakers, both required, and up to four cables. */
export async function aTemplate(shop: TestShop, given: Partial<TemplateDraft> = {}): Promise<ATemplate> {
  const uuid = randomUUID()
  const amplifier = await aProduct(shop, { defaultPrice: 5_000_000, stock: 10 })
  const speaker = await aProduct(shop, {
    defaultPrice: 2_000_000,
    stock: 10,
    inventories: [
      { attributes: { finish: { en: 'Walnut', id: 'Walnut' } } },
      { attributes: { finish: { en: 'Gloss white', id: 'Putih kilap' } }, finish: 'glosswhite' },
    ],
  })
  const cable = await aProduct(shop, { defaultPrice: 100_000, stock: 10 })
  const cases = {
    amplifier: await aCase(shop, 'Amplifiers', [amplifier]),
    speaker: await aCase(shop, 'Speakers', [speaker]),
    cable: await aCase(shop, 'Cables', [cable]),
  }
  await saveTemplates(shop.shop.db, [
    {
      uuid,
      code: `TEST-${uuid.slice(0, 8)}`,
      name: { en: 'Stereo', id: 'Stereo Indonesia' },
      text: { en: 'Two speakers', id: 'Dua speaker' },
      image: null,
      components: [
        aComponent('amplifier', cases.amplifier),
        aComponent('front', cases.speaker),
        { ...aComponent('speaker_cable', cases.cable), isRequired: false, maxQuantity: 4 },
      ],
      ...given,
    },
  ])
  return { uuid, amplifier, speaker, cable, cases }
}

/** A display case with some products, by its uuid. */
export async function aCase(shop: TestShop, name: string, products: AProduct[]): Promise<string> {
  const uuid = randomUUID()
  const mark = uuid.slice(0, 8)
  await saveDisplayCases(shop.shop.db, [
    {
      uuid,
      slug: { en: `case-${mark}`, id: `etalase-${mark}` },
      name: { en: name, id: `${name} Indonesia` },
      text: { en: `All ${name}`, id: `Semua ${name}` },
      image: null,
      productUuids: products.map((product) => product.uuid),
    },
  ])
  return uuid
}

/** A required component of one unit; its key is its role. */
export const aComponent = (
  role: ComponentRole,
  displayCaseUuid: string,
): TemplateDraft['components'][number] => ({
  key: role,
  role,
  displayCaseUuid,
  name: { en: `The ${role}`, id: `Si ${role}` },
  text: { en: 'A part', id: 'Sebuah komponen' },
  icon: 'speaker',
  isRequired: true,
  minQuantity: 1,
  maxQuantity: 1,
  quantityStep: 1,
})

/** So many units of every variant of a product are there from now on. */
export const setStock = (shop: TestShop, { id }: AProduct, units: number) =>
  runSql(
    shop,
    `update inventory_stock set on_hand = $2, reserved = 0
     where inventory_id in (select id from inventories where product_id = $1)`,
    [id, units],
  )

/** A product costs something else from now on. */
export const setPrice = (shop: TestShop, { id }: AProduct, rupiah: number) =>
  runSql(shop, 'update products set default_price = $2 where id = $1', [id, rupiah])
