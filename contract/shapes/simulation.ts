import { z } from 'zod'
import { componentRoles } from '../match/component-roles.ts'
import { matchRule, verdicts } from '../match/match-rule.ts'
import { room } from './room.ts'

const rupiah = z.number().int()

/** A kind of system that can be composed: a template. */
export const simulationCard = z.object({
  uuid: z.uuid(),
  simulation_code: z.string(),
  is_active: z.boolean(),
  name: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  /** From which price on its required components can be had. */
  price: rupiah,
  component_count: z.number().int(),
})

/** One place of a template, filled from a display case. */
export const simulationComponent = z.object({
  key: z.string(),
  role: z.enum(componentRoles),
  name: z.string(),
  text: z.string(),
  icon: z.string(),
  is_required: z.boolean(),
  min_quantity: z.number().int(),
  max_quantity: z.number().int(),
  /** By how many units the quantity grows: ceiling speakers come in twos. */
  quantity_step: z.number().int(),
  display_case: z.object({ uuid: z.uuid(), slug: z.string(), name: z.string() }),
  product_count: z.number().int(),
})

/** A variant that could stand in a component. */
export const simulationProduct = z.object({
  /** Of the product. */
  id: z.number().int(),
  product_inventory_id: z.number().int(),
  inventory: z.uuid(),
  product_uuid: z.uuid(),
  slug: z.string(),
  brand: z.string(),
  name: z.string(),
  /** What tells it from the other variants: "Walnut". */
  variant: z.string(),
  sku: z.string(),
  /** What one unit costs now. */
  price: rupiah,
  /** For how many units that price holds; who wants more pays the usual price for all of them. */
  price_units: z.number().int(),
  usual_price: rupiah,
  /** Without any discount. */
  selling: rupiah,
  stock: z.number().int(),
  image: z.string().nullable(),
  image_alt: z.string(),
  /** The figures that matter most, in one line: "500 W · 25 Hz". */
  key_spec: z.string(),
  rating: z.number().nullable(),
  sold_count: z.number().int(),
  /** For the rules of what fits together; texts in English. */
  figures: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])),
  component_name: z.string(),
  component_description: z.string(),
  display_case: z.string(),
})

const bundleOffer = z.object({
  uuid: z.uuid(),
  name: z.string(),
  discount_percent: z.number().int(),
  items: z.array(z.object({ inventory: z.uuid(), quantity: z.number().int() })),
})

/** What is needed in order to compose a system. */
export const simulationTemplate = z.object({
  kind: z.literal('template'),
  ...simulationCard.shape,
  components: z.array(simulationComponent),
  rules: z.array(matchRule),
  bundles: z.array(bundleOffer),
})

export const drifts = ['same', 'price_up', 'price_down', 'low_stock', 'out_of_stock', 'discontinued'] as const

export const matchNote = z.object({
  rule: z.string(),
  verdict: z.enum(verdicts),
  sentence: z.string(),
  slot: z.string(),
  slots: z.array(z.string()),
})

/** A line of a saved simulation: as it was saved, and as it stands today. */
const storedLine = z.object({
  component: z.object({ key: z.string(), role: z.enum(componentRoles), name: z.string() }),
  product_inventory_id: z.number().int().nullable(),
  inventory: z.uuid(),
  product_uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  variant: z.string(),
  key_spec: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  image_alt: z.string(),
  quantity: z.number().int(),
  /** Of one unit, when it was saved. */
  price: rupiah,
  /** Of one unit today; absent where it cannot be had. */
  today_price: rupiah.nullable(),
  /** Units that can be had today, at most as many as are wanted. */
  available: z.number().int(),
  stock: z.number().int(),
  drift: z.enum(drifts),
  /** Only few are left; a line whose price has moved may be low as well. */
  is_low: z.boolean(),
  /** The nearest one that can be had, fits and costs about the same; only where the line itself cannot be had whole. */
  substitute: z
    .object({ product: simulationProduct, reason: z.string(), price_difference: rupiah })
    .nullable(),
})

const sum = z.object({
  /** With what bundles take off. */
  price: rupiah,
  bundle_discount: rupiah,
  /** The lines that it counts. */
  line_count: z.number().int(),
})

/** A simulation that somebody has saved: it never changes; what has moved since is told beside it. */
export const storedSimulation = z.object({
  kind: z.literal('stored'),
  uuid: z.uuid(),
  simulation_code: z.string(),
  is_active: z.boolean(),
  name: z.string(),
  /** What it was composed from; absent, where that kind of system is not offered any more. */
  template: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  room: room.nullable(),
  saved_at: z.iso.datetime(),
  checked_at: z.iso.datetime(),
  /** When it was saved. */
  price: rupiah,
  saved: sum,
  /** Of what can be had today. */
  today: sum,
  drifts: z.record(z.enum(drifts), z.number().int()),
  products: z.array(storedLine),
  /** What the rules say of it today. */
  notes: z.array(matchNote),
})

/** A saved simulation in a list. */
export const storedCard = z.object({
  uuid: z.uuid(),
  simulation_code: z.string(),
  name: z.string(),
  template_name: z.string(),
  saved_at: z.iso.datetime(),
  price: rupiah,
  line_count: z.number().int(),
  images: z.array(z.string()),
  drifts: z.record(z.enum(drifts), z.number().int()),
})

export const suggestionLevels = ['careful', 'balanced', 'best'] as const

/** A whole system for a room and a budget. */
export const suggestion = z.object({
  level: z.enum(suggestionLevels),
  /** With what bundles take off. */
  price: rupiah,
  bundle_discount: rupiah,
  /** Of 100; the points of the reasons add up to it. */
  score: z.number().int(),
  reasons: z.array(
    z.object({ key: z.string(), points: z.number().int(), of: z.number().int(), sentence: z.string() }),
  ),
  lines: z.array(z.object({ component: z.string(), quantity: z.number().int(), product: simulationProduct })),
  notes: z.array(matchNote),
})

export type SimulationCard = z.output<typeof simulationCard>
export type SimulationComponent = z.output<typeof simulationComponent>
export type SimulationProduct = z.output<typeof simulationProduct>
export type SimulationTemplate = z.output<typeof simulationTemplate>
export type StoredSimulation = z.output<typeof storedSimulation>
export type StoredLine = StoredSimulation['products'][number]
export type StoredCard = z.output<typeof storedCard>
export type Drift = (typeof drifts)[number]
export type Suggestion = z.output<typeof suggestion>
export type SuggestionLevel = (typeof suggestionLevels)[number]
