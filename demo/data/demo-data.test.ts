import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { picturesOf } from '../seed/demo-pictures.ts'
import { type AttributeKey, demoAttributes } from './attributes.ts'
import { archetypesOf } from './brand-keys.ts'
import { demoBrands } from './brands.ts'
import { demoBundles } from './bundles.ts'
import { demoCategories } from './categories.ts'
import { demoCollections } from './collections.ts'
import { demoArticles } from './content/articles.ts'
import { demoPages } from './content/pages.ts'
import { demoTestimonies } from './content/testimonies.ts'
import { demoVideos } from './content/videos.ts'
import type { DemoProduct } from './demo-product.ts'
import { demoDisplayCases } from './display-cases.ts'
import { demoFlashSales } from './flash-sales.ts'
import { demoProducts } from './products.ts'
import { demoVouchers } from './vouchers.ts'

const bySku = new Map(
  demoProducts.flatMap((product) => product.variants.map((variant) => [variant.sku, { product, variant }])),
)
const pictures = new Set(readdirSync(path.join(import.meta.dirname, '../pictures')))

test('the shop is as large as a real one', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(160)
  expect(demoCategories.flatMap((main) => main.children).length).toBeGreaterThanOrEqual(14)
  expect(demoBrands.length).toBeGreaterThanOrEqual(18)
  expect([demoCollections.length, demoDisplayCases.length, demoBundles.length]).toEqual([10, 25, 8])
  expect([demoVouchers.length, demoTestimonies.length, demoArticles.length]).toEqual([14, 12, 10])
  expect([demoVideos.length, demoPages.length]).toEqual([8, 9])
})

test('keys, models of a maker and SKUs are unique', () => {
  const keys = demoProducts.map((product) => product.key)
  expect(new Set(keys).size).toBe(keys.length)
  const models = demoProducts.map((product) => `${product.brand} ${product.model}`)
  expect(new Set(models).size).toBe(models.length)
  expect(bySku.size).toBe(demoProducts.flatMap((product) => product.variants).length)
})

test('no two makers share a picture, and every sub-category has goods', () => {
  for (const { key, brand, archetype } of demoProducts) expect(archetypesOf[brand], key).toContain(archetype)
  const owned = Object.values(archetypesOf).flat()
  expect(new Set(owned).size).toBe(owned.length)
  const slugs = demoCategories.flatMap((main) =>
    main.children.map((child) => `${main.slug.en}/${child.slug.en}`),
  )
  expect(new Set(demoProducts.map((product) => product.category))).toEqual(new Set(slugs))
})

const always: AttributeKey[] = ['width_cm', 'height_cm', 'depth_cm', 'weight_kg', 'warranty_months']
const speaker: AttributeKey[] = ['impedance_ohm', 'sensitivity_db', 'frequency_low_hz', 'frequency_high_hz']
const complete: Record<string, AttributeKey[]> = {
  'floorstanding-speakers': [...speaker, 'recommended_power_min_w', 'recommended_power_max_w', 'drivers'],
  'bookshelf-speakers': [...speaker, 'recommended_power_min_w', 'recommended_power_max_w', 'drivers'],
  'centre-speakers': speaker,
  'surround-speakers': speaker,
  'in-ceiling-speakers': speaker,
  subwoofers: ['rms_power_w', 'frequency_low_hz', 'power_draw_w'],
  soundbars: ['channels', 'rms_power_w', 'power_draw_w'],
  'av-receivers': [
    'channels',
    'power_per_channel_w',
    'impedance_min_ohm',
    'hdmi_inputs',
    'hdmi_earc',
    'power_draw_w',
  ],
  'stereo-amplifiers': ['power_per_channel_w', 'impedance_min_ohm', 'power_draw_w'],
  'karaoke-amplifiers': ['microphone_inputs', 'power_draw_w'],
  'home-cinema-projectors': ['resolution', 'brightness_lm', 'throw_ratio', 'power_draw_w'],
  'projection-screens': ['screen_diagonal_in', 'screen_format'],
  recliners: ['seats', 'upholstery', 'max_load_kg'],
  'av-cabinets': ['material', 'max_load_kg', 'inner_width_cm'],
  'hdmi-cables': ['length_m'],
}

test.each(demoProducts.map((product) => [product.key, product] as const))(
  '%s is a whole offer',
  (_key, product) => {
    const wanted = [...always, ...(complete[product.category.split('/')[1] ?? ''] ?? [])]
    expect(Object.keys(product.spec)).toEqual(expect.arrayContaining(wanted))
    for (const [name, value] of Object.entries(product.spec)) {
      const { kind } = demoAttributes[name as AttributeKey]
      const expected = { number: ['number'], flag: ['boolean'], text: ['string', 'object'] }[kind]
      expect(expected, name).toContain(typeof value)
    }
    for (const text of [product.name, product.summary, product.description]) {
      expect(text.en.trim().length * text.id.trim().length).toBeGreaterThan(0)
    }
    expect(product.description.en).not.toBe(product.description.id)
    expect(Math.max(product.summary.en.length, product.summary.id.length)).toBeLessThanOrEqual(140)
    expect(product.highlights.en).toHaveLength(product.highlights.id.length)
    expect(product.box.en).toHaveLength(product.box.id.length)
    if (product.special !== undefined) expect(product.special).toBeLessThan(product.price)
    for (const { finish, price, sku } of product.variants) {
      const files = picturesOf(product.archetype, finish)
      expect(files.length, sku).toBeGreaterThanOrEqual(2)
      for (const file of files) expect(pictures.has(file), file).toBe(true)
      if (price !== undefined)
        expect(price).toBeGreaterThan((product.price - (product.special ?? product.price)) * 2)
    }
  },
)

test('a flash price is lower than the price it stands for', () => {
  for (const [sku, price, quota, sold] of demoFlashSales.flat()) {
    const found = bySku.get(sku)
    if (found === undefined) throw new Error(`${sku} is not for sale`)
    expect(price, sku).toBeLessThanOrEqual(usualPrice(found.product, found.variant.price))
    expect(sold).toBeLessThanOrEqual(quota)
  }
})

function usualPrice(product: DemoProduct, own: number | undefined): number {
  return own ?? product.special ?? product.price
}

test('collections and bundles name what the shop has', () => {
  const keys = new Set(demoProducts.map((product) => product.key))
  for (const { key, products } of demoCollections) {
    expect(
      products.filter((product) => !keys.has(product)),
      key,
    ).toEqual([])
  }
  for (const { key, items } of demoBundles)
    expect(
      items.filter(([sku]) => !bySku.has(sku)),
      key,
    ).toEqual([])
  for (const { text, uses } of demoArticles) {
    const missing = uses.filter(
      ({ brand, model }) => !demoProducts.some((each) => each.brand === brand && each.model === model),
    )
    expect(missing, text).toEqual([])
  }
})
