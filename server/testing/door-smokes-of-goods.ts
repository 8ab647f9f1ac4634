import { randomUUID } from 'node:crypto'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  type CaseSearch,
  displayCases,
  findBrand,
  findCollection,
  productCards,
  productStretches,
  searchCase,
} from '../modules/catalogue/catalogue.ts'
import { addCompared, comparedProducts } from '../modules/compare/compare.ts'
import { findArticle, voteForArticle } from '../modules/content/content.ts'
import { activeLanguages, saveLanguage, wordsOf } from '../modules/languages/languages.ts'
import {
  flashOffersFor,
  giveFlashUnitsBack,
  runningSales,
  takeFlashUnits,
} from '../modules/pricing/pricing.ts'
import { keptCatalogue, makePrintedCatalogue } from '../modules/printed-catalogue/printed-catalogue.ts'
import { loadRegionsOnce, regionInFull, regionsBelow } from '../modules/regions/regions.ts'
import { findProducts, understand } from '../modules/search/search.ts'
import { changeSettings, readSettings } from '../modules/settings/settings.ts'
import { allShippingRates, quickestDelivery, saveShippingServices } from '../modules/shipping/shipping.ts'
import { findSimulationByCode, templatePage } from '../modules/simulation/simulation.ts'
import { followerCounts, followStores, storeIds, unfollowStore } from '../modules/stores/stores.ts'
import { aListing } from './a-listing.ts'
import { answered } from './answered.ts'
import { firstOf } from './demo-things.ts'
import { type DoorSmoke, findDemoProduct, findDewi } from './door-smoke.ts'
import { runSql } from './run-sql.ts'

/** Modules of what the shop sells and what it says about it. */
export const smokesOfGoods = {
  catalogue: {
    name: 'display cases come with two products each, a collection by its Indonesian slug, and products with dates',
    run: async ({ shop: { db } }) => {
      const cases = await displayCases(db, { perCase: 2 })
      expect(cases.length).toBeGreaterThan(5)
      expect(cases.map(({ cards }) => cards.length)).toEqual(cases.map(() => 2))
      expect(cases[0]?.cards[0]).toMatchObject({ id: expect.any(Number), defaultPrice: expect.any(Number) })
      expect((await findCollection(db, 'home-theater-pertama-anda'))?.productIds.length).toBeGreaterThan(2)
      const stretches = await productStretches(db, 50)
      expect(stretches.length).toBeGreaterThanOrEqual(4)
      expect(stretches[0]).toEqual({ firstId: expect.any(Number), updatedAt: expect.any(Date) })
    },
  },
  compare: {
    name: 'a product that is added twice stands last, once, and one of another category is refused',
    run: async (shop) => {
      const { db } = shop.shop
      const { id: customerId } = await findDewi(shop)
      const idOf = async (sku: string) => (await findDemoProduct(shop, sku)).id
      const ids = async () => (await comparedProducts(db, customerId)).map(({ id }) => id)
      const before = [await idOf('LRS-ARIA9-WAL'), await idOf('LRS-ARIA5-WAL'), await idOf('VLM-PUNKT6-NAV')]
      expect(await ids()).toEqual(before)
      const added = { customerId, productId: await idOf('LRS-ARIA7-WAL'), addedAt: shop.clock.now() }
      expect(await addCompared(db, added, 5)).toBe('added')
      expect(await addCompared(db, added, 5)).toBe('added')
      expect(await ids()).toEqual([...before, added.productId])
      const microphone = { ...added, productId: await idOf('KDG-W2-GD') }
      expect(await addCompared(db, microphone, 5)).toMatchObject({ otherCategory: { en: 'Home theater' } })
      expect(await ids()).toHaveLength(4)
    },
  },
  content: {
    name: 'an article is found by its Indonesian slug, and a reader who votes twice counts once',
    run: async ({ shop: { db }, clock }) => {
      const now = clock.now()
      const article = await findArticle(db, 'lima-speaker-di-ruang-4-x-6-meter', now)
      expect(article).toMatchObject({ slug: { en: 'five-speakers-in-a-4-by-6-metre-room' } })
      const vote = { uuid: article?.uuid ?? '', voterKey: 'reader', now }
      expect(await voteForArticle(db, { ...vote, isUseful: false })).toBe(0)
      expect(await voteForArticle(db, { ...vote, isUseful: true })).toBe(1)
      expect(await voteForArticle(db, { ...vote, isUseful: true })).toBe(1)
    },
  },
  languages: {
    name: 'a language that is saved twice has its last name and all its words',
    run: async ({ shop: { db } }) => {
      const arabic = { code: 'ar', name: 'Arabic', direction: 'rtl' } as const
      await saveLanguage(db, arabic, { cart: { title: 'one', empty: 'two' } })
      await saveLanguage(db, { ...arabic, name: 'العربية' }, { cart: { title: 'السلة' } })
      expect(await activeLanguages(db)).toContainEqual(
        expect.objectContaining({ code: 'ar', name: 'العربية' }),
      )
      expect(await wordsOf(db, 'ar')).toEqual({ cart: { title: 'السلة', empty: 'two' } })
    },
  },
  listing: {
    name: 'a list that is narrowed to a brand holds it alone, and follows what is withdrawn',
    run: async (shop) => {
      const { db } = shop.shop
      const brand = await findBrand(db, 'laras')
      const narrowed = () => aListing(shop, { brandIds: [brand?.id ?? 0] })
      const { total, productIds } = await narrowed()
      expect(total).toBeGreaterThan(5)
      const brands = (await productCards(db, productIds)).map((card) => card.brand)
      expect(brands).toEqual(productIds.map(() => 'Laras'))
      const setSold = (isSold: boolean) =>
        runSql(shop, 'update products set is_active = $2 where id = $1', [productIds[0], isSold])
      await setSold(false)
      expect((await narrowed()).productIds).toEqual(productIds.slice(1))
      await setSold(true)
      expect((await narrowed()).total).toBe(total)
    },
  },
  pricing: {
    name: 'units of a flash sale are counted, refused beyond its quota and given back',
    run: async ({ shop: { db }, clock }) => {
      const now = clock.now()
      const { items } = firstOf(await runningSales(db, now))
      const { inventoryId } = firstOf(items.filter(({ sold, quota }) => sold < quota))
      const offer = async () =>
        (await flashOffersFor(db, { inventoryIds: [inventoryId], now })).get(inventoryId)
      const before = await offer()
      const one = { flashSaleId: before?.flashSaleId ?? 0, inventoryId, quantity: 1 }
      expect([...((await takeFlashUnits(db, [one])) ?? [])]).toEqual([
        [`${one.flashSaleId}:${inventoryId}`, before?.perCustomer],
      ])
      expect(await offer()).toEqual({ ...before, sold: (before?.sold ?? 0) + 1 })
      expect(await takeFlashUnits(db, [{ ...one, quantity: before?.quota ?? 0 }])).toBeUndefined()
      await giveFlashUnitsBack(db, [one])
      expect(await offer()).toEqual(before)
    },
  },
  'printed-catalogue': {
    name: 'a catalogue is printed once and kept, and printed no second time while nothing changes',
    run: async ({ database, shop: { db, files, log }, clock }) => {
      const around = { files, clock, log, siteUrl: 'https://shop.example', most: 3 }
      expect(await makePrintedCatalogue(database, around, 'en')).toBe('made')
      expect(await makePrintedCatalogue(database, around, 'en')).toBe('same')
      const kept = await keptCatalogue(db, files, { language: 'en', shopName: 'Gema' })
      expect(kept?.lastModified).toBe(clock.now().getTime())
    },
  },
  regions: {
    name: 'a place is known by its code, and all provinces once Indonesia is loaded',
    run: async ({ shop: { db } }) => {
      expect((await regionInFull(db, '32.76.06.1003')).name).toBe('Tanah Baru, Beji, Kota Depok, Jawa Barat')
      const undone = db.transaction(async (tx) => {
        // Only a shop without regions loads them. The addresses that refer to regions come back with the rollback.
        await tx.execute(sql`truncate regions cascade`)
        await loadRegionsOnce(tx)
        expect(await regionsBelow(tx, null)).toHaveLength(38)
        tx.rollback()
      })
      await expect(undone).rejects.toThrow(TransactionRollbackError)
    },
  },
  search: {
    name: 'a speaker is found by its name, in spite of a typing error',
    run: async (shop) => {
      const { db } = shop.shop
      const understood = await understand(db, 'laars ariia walnut')
      expect(understood.corrected).toBe('laras aria walnut')
      const { id } = await findDemoProduct(shop, 'LRS-ARIA9-WAL')
      expect((await findProducts(db, understood)).flat()).toContain(id)
    },
  },
  settings: {
    name: 'a text of digits, a list and nothing are read as they were set',
    run: async ({ shop: { db } }) => {
      const { whatsapp, socialLinks, topBanner } = await readSettings(db)
      const changed = { whatsapp: '628', socialLinks: socialLinks.slice(1), topBanner: null }
      await changeSettings(db, changed)
      expect(await readSettings(db)).toMatchObject(changed)
      await changeSettings(db, { whatsapp, socialLinks, topBanner })
      expect(await readSettings(db)).toMatchObject({ whatsapp: '6281255500188', topBanner })
    },
  },
  shipping: {
    name: 'the quickest courier to Depok is found, and a rate that is no longer named is gone',
    run: async ({ shop: { db } }) => {
      const parcel = { grams: 2_000, widthMm: 200, heightMm: 100, depthMm: 100 }
      const quickest = await quickestDelivery(db, { parcel, regionCode: '32.76.06.1003' })
      expect(quickest?.service.courier).toBe('Kilat Nusantara')
      expect(quickest?.rate).toMatchObject({ regionCode: '32.76', perKilogram: 13_000, daysTo: 1 })
      const cargo = async () =>
        firstOf((await allShippingRates(db)).filter(({ service }) => service.courier === 'Kargo Samudra'))
      const { service, rates } = await cargo()
      const { id: _, ...known } = service
      expect(rates.length).toBeGreaterThan(10)
      await saveShippingServices(db, [{ ...known, rates: rates.slice(1) }])
      expect((await cargo()).rates).toEqual(rates.slice(1))
    },
  },
  simulation: {
    name: 'a system that is saved twice with one key has one code, and is read again with its figures',
    run: async (shop) => {
      const { db } = shop.shop
      const template = firstOf((await templatePage(db, { page: 1, perPage: 1 })).templates)
      const { key: component, displayCaseId: caseId, minQuantity: quantity } = firstOf(template.components)
      const search: CaseSearch = { caseId, words: [], sort: '-price', language: 'id', offset: 0, limit: 1 }
      const { inventory } = firstOf((await searchCase(db, search)).candidates)
      const lines = [{ component, inventory: inventory.uuid, quantity }]
      const wish = { key: randomUUID(), uuid: template.uuid, name: 'Ruang keluarga', lines }
      const saved = answered(await shop.askAs()('simulationStore', wish))
      expect(answered(await shop.askAs()('simulationStore', wish))).toEqual(saved)
      expect(await findSimulationByCode(db, saved.simulation_code)).toMatchObject({
        savedAt: shop.clock.now(),
        total: saved.price,
        lines: [{ sku: inventory.sku, quantity, figures: { channels: expect.any(String) } }],
      })
    },
  },
  stores: {
    name: 'a store that is followed twice has one follower more, until it is left',
    run: async (shop) => {
      const { db } = shop.shop
      const storeId = (await storeIds(db)).get('gema-kelapa-gading') ?? 0
      const following = { storeId, customerId: (await findDewi(shop)).id, followedAt: shop.clock.now() }
      await followStores(db, [following])
      await followStores(db, [following])
      expect((await followerCounts(db)).get(storeId)).toBe(2)
      await unfollowStore(db, following)
      expect((await followerCounts(db)).get(storeId)).toBe(1)
    },
  },
} satisfies Record<string, DoorSmoke>
