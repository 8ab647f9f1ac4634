import { homeConnections, roomUses } from '@gema/contract/match/room-choices.ts'
import type { Room } from '@gema/contract/shapes/room.ts'
import type { SimulationComponent, SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import type { Composition, Part } from './composition-state.ts'
import { rightQuantity } from './slots/right-quantity.ts'

/** Grows when what is kept changes its shape: what an older page has kept is not read. */
const version = 1

/** Under which name the composition of a template is kept in this browser. */
export const compositionKey = (template: string): string => `simulation-${template}`

export const writeComposition = ({ parts, room, budget }: Composition): string =>
  JSON.stringify({ version, parts, room, budget })

/** What was kept; nothing, where it cannot be read. What does not belong to the template is left out. */
export function readComposition(
  text: string | undefined,
  components: readonly SimulationComponent[],
): Composition | undefined {
  const kept = text === undefined ? undefined : parsed(text)
  if (!isRecord(kept) || kept.version !== version || !isRecord(kept.parts)) return undefined
  const { parts } = kept
  return {
    parts: Object.fromEntries(
      components.flatMap((component) => {
        const part = partOf(parts[component.key], component)
        return part === undefined ? [] : [[component.key, part]]
      }),
    ),
    room: isRoom(kept.room) ? kept.room : undefined,
    budget: isWhole(kept.budget, 1) ? kept.budget : undefined,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least

function partOf(kept: unknown, component: SimulationComponent): Part | undefined {
  if (!isRecord(kept) || !isProduct(kept.product) || !isWhole(kept.quantity, 1)) return undefined
  return { product: kept.product, quantity: rightQuantity(kept.quantity, component) }
}

const texts = ['inventory', 'product_uuid', 'slug', 'brand', 'name', 'variant', 'key_spec', 'image_alt']

const isProduct = (kept: unknown): kept is SimulationProduct =>
  isRecord(kept) &&
  texts.every((name) => typeof kept[name] === 'string') &&
  isWhole(kept.price, 0) &&
  isWhole(kept.price_units, 1) &&
  isWhole(kept.usual_price, 0) &&
  isWhole(kept.stock, 0) &&
  (kept.image === null || typeof kept.image === 'string') &&
  isRecord(kept.figures)

const isRoom = (kept: unknown): kept is Room =>
  isRecord(kept) &&
  isWhole(kept.length_cm, 150) &&
  isWhole(kept.width_cm, 150) &&
  isWhole(kept.height_cm, 200) &&
  isWhole(kept.seats, 1) &&
  roomUses.some((use) => use === kept.use) &&
  (kept.va === undefined || homeConnections.some((va) => va === kept.va))
