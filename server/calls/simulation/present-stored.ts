import { type BundleOffer, bundleSavings } from '@gema/contract/match/bundle-savings.ts'
import { matchSystem } from '@gema/contract/match/match-system.ts'
import type { StoredLine, StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import {
  bundleOffers,
  countDrifts,
  findTemplate,
  matchRules,
  type Simulation,
  type SimulationLine,
} from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { type LineToday, linesToday } from './lines-today.ts'
import { findSubstitutes } from './substitutes.ts'

/** A saved simulation as it was saved, and what has become of it since. */
export async function presentStored(
  shop: Shop,
  simulation: Simulation,
  language: string,
): Promise<StoredSimulation> {
  const { lines, room } = simulation
  const [today, rules, bundles, template, { decimalFormat }] = await Promise.all([
    linesToday(shop, lines),
    matchRules(shop.db, language),
    bundleOffers(shop.db, language),
    findTemplate(shop.db, simulation.templateUuid),
    readSettings(shop.db),
  ])
  const substitutes = await findSubstitutes(shop, { simulation, rules, today, language, decimalFormat })
  const parts = lines.map((line) => ({
    ...{ slot: line.componentKey, role: line.role, quantity: line.quantity, figures: line.figures },
    name: nameOf(line, language),
  }))
  const products = lines.map((line) => presentLine(line, today(line), language))
  return {
    kind: 'stored',
    uuid: simulation.uuid,
    simulation_code: simulation.code,
    is_active: true,
    name: simulation.name,
    template:
      template === undefined ? null : { uuid: template.uuid, name: inLanguage(template.name, language) },
    room,
    saved_at: simulation.savedAt.toISOString(),
    checked_at: shop.clock.now().toISOString(),
    price: simulation.total,
    saved: {
      price: simulation.total,
      bundle_discount: simulation.bundleDiscount,
      line_count: lines.length,
    },
    today: sumOf(products, bundles),
    drifts: countDrifts(products),
    products: products.map((line) => ({ ...line, substitute: substitutes.get(line.component.key) ?? null })),
    notes: matchSystem({ parts, room: room ?? undefined }, rules, decimalFormat).map(
      ({ rule, verdict, sentence, slot, slots }) => ({ rule, verdict, sentence, slot, slots }),
    ),
  }
}

function presentLine(
  line: SimulationLine,
  { candidate, drift: { drift, isLow, available, todayPrice } }: LineToday,
  language: string,
): StoredLine {
  return {
    component: {
      key: line.componentKey,
      role: line.role,
      name: inLanguage(line.componentName, language),
    },
    product_inventory_id: candidate?.inventory.id ?? null,
    inventory: line.inventoryUuid,
    product_uuid: line.productUuid,
    slug: inLanguage(line.slug, language),
    name: nameOf(line, language),
    variant: inLanguage(line.variant, language),
    key_spec: inLanguage(line.keySpec, language),
    sku: line.sku,
    image: line.image,
    image_alt: inLanguage(line.imageAlt, language),
    quantity: line.quantity,
    price: line.unitPrice,
    today_price: todayPrice ?? null,
    ...{ available, drift, is_low: isLow },
    stock: Math.max(0, candidate?.stock ?? 0),
    substitute: null,
  }
}

/** Names stand without their maker in the catalogue, and with it where they stand alone. */
const nameOf = ({ brand, productName }: SimulationLine, language: string): string =>
  `${brand} ${inLanguage(productName, language)}`

/** What those lines cost today that can be had. */
function sumOf(products: StoredLine[], bundles: BundleOffer[]): StoredSimulation['today'] {
  const units = products.flatMap(({ inventory, available, today_price: price }) =>
    price === null || available === 0 ? [] : [{ inventory, quantity: available, price }],
  )
  const whole = units.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const discount = bundleSavings(units, bundles).reduce((sum, { saving }) => sum + saving, 0)
  return { price: whole - discount, bundle_discount: discount, line_count: units.length }
}
