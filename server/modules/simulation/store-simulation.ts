import { randomInt } from 'node:crypto'
import { bundleSavings } from '@gema/contract/match/bundle-savings.ts'
import { defaultLanguage, inLanguage, type Translated } from '@gema/contract/values/language.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Candidate, candidatesByUuids, caseMembership } from '../catalogue/catalogue.ts'
import { bundleOffers } from './bundle-offers.ts'
import { findSimulationByKey, type Simulation } from './find-simulations.ts'
import { pricesAt } from './price-candidates.ts'
import { candidateFigures } from './rules/candidate-figures.ts'
import { newCode } from './rules/new-code.ts'
import {
  insertSimulation,
  insertSimulationLines,
  type NewLineRow,
  type NewSimulationRow,
} from './simulation-queries.ts'
import type { StoredRoom } from './simulation-tables.ts'
import { type Component, findTemplate, type WholeTemplate } from './templates.ts'

export interface SaveWish {
  key: string
  templateUuid: string
  name: string
  room: StoredRoom | undefined
  lines: WishedLine[]
}

interface WishedLine {
  component: string
  inventory: string
  quantity: number
}

/** How a variant is told, in every language that the shop speaks of itself. */
export type DescribeCandidate = (candidate: Candidate) => { variant: Translated; keySpec: Translated }

export type SaveRefused =
  | { refused: 'simulation_unknown' | 'simulation_part_unknown' | 'simulation_key_used' }
  | { refused: 'simulation_quantity'; values: Record<string, string> }

interface Around {
  clock: Clock
  language: string
  describe: DescribeCandidate
}

/**
 * Saves a simulation for good, at the prices of this moment. Sending the same wish again, by its key, answers what was
 * saved the first time.
 */
export async function storeSimulation(
  db: Db,
  around: Around,
  wish: SaveWish,
): Promise<{ simulation: Simulation } | SaveRefused> {
  const before = await findSimulationByKey(db, wish.key)
  if (before !== undefined) return savedBefore(before, wish)
  const template = await findTemplate(db, wish.templateUuid)
  if (template === undefined) return { refused: 'simulation_unknown' }
  const chosen = await chosenParts(db, template, wish.lines)
  if (chosen === undefined) return { refused: 'simulation_part_unknown' }
  const wrong = chosen.find((part) => !isPossible(part))
  if (wrong !== undefined) return wrongQuantity(wrong.component, around.language)
  const now = around.clock.now()
  const priceOf = await pricesAt(db, now)
  const lines = chosen.map((part, position) => ({
    ...lineOf(part, around.describe),
    position,
    unitPrice: priceOf(part.candidate, part.quantity).current,
  }))
  const { key: saveKey, name, room = null } = wish
  const saved = await save(db, lines, {
    ...{ saveKey, name, room },
    ...(await sumsOf(db, lines)),
    templateUuid: template.uuid,
    templateName: template.name,
    savedAt: now,
  })
  // Another wish with the same key may have been granted in between.
  return savedBefore(saved, wish)
}

interface ChosenPart {
  component: Component
  candidate: Candidate
  quantity: number
}

/** What was chosen, in the order of the components; nothing, where something of it is not offered in its place. */
async function chosenParts(
  db: Db,
  { components }: WholeTemplate,
  lines: WishedLine[],
): Promise<ChosenPart[] | undefined> {
  const candidates = await candidatesByUuids(
    db,
    lines.map(({ inventory }) => inventory),
  )
  const isIn = await caseMembership(
    db,
    components.map(({ displayCaseId }) => displayCaseId),
    [...candidates.values()].map(({ product }) => product.id),
  )
  const byKey = new Map(lines.map((line) => [line.component, line]))
  const chosen = components.flatMap((component) => {
    const line = byKey.get(component.key)
    const candidate = line && candidates.get(line.inventory)
    return line !== undefined &&
      candidate?.isSold === true &&
      isIn(component.displayCaseId, candidate.product.id)
      ? [{ component, candidate, quantity: line.quantity }]
      : []
  })
  return chosen.length === lines.length ? chosen : undefined
}

const isPossible = ({ component, quantity }: ChosenPart): boolean =>
  quantity >= component.minQuantity &&
  quantity <= component.maxQuantity &&
  (quantity - component.minQuantity) % component.quantityStep === 0

const wrongQuantity = ({ name, minQuantity, maxQuantity }: Component, language: string): SaveRefused => ({
  refused: 'simulation_quantity',
  values: { name: inLanguage(name, language), least: String(minQuantity), most: String(maxQuantity) },
})

function lineOf({ component, candidate, quantity }: ChosenPart, describe: DescribeCandidate) {
  const { inventory, product, brand, image, imageAlt, spec } = candidate
  return {
    componentKey: component.key,
    componentName: component.name,
    role: component.role,
    displayCaseUuid: component.displayCase.uuid,
    inventoryUuid: inventory.uuid,
    productUuid: product.uuid,
    sku: inventory.sku,
    brand,
    productName: product.name,
    slug: product.slug,
    ...describe(candidate),
    ...{ image, imageAlt, quantity },
    figures: candidateFigures(spec, inventory),
  }
}

async function sumsOf(db: Db, lines: Pick<NewLineRow, 'inventoryUuid' | 'quantity' | 'unitPrice'>[]) {
  const units = lines.map(({ inventoryUuid: inventory, quantity, unitPrice: price }) => ({
    ...{ inventory, quantity, price },
  }))
  const whole = units.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const savings = bundleSavings(units, await bundleOffers(db, defaultLanguage))
  const bundleDiscount = savings.reduce((sum, { saving }) => sum + saving, 0)
  return { total: whole - bundleDiscount, bundleDiscount }
}

/** There are hundreds of billions of codes, so that a few tries always find a free one. */
async function save(
  db: Db,
  lines: Omit<NewLineRow, 'simulationId'>[],
  row: Omit<NewSimulationRow, 'code'>,
): Promise<Simulation> {
  for (let tries = 0; tries < 5; tries++) {
    const saved = await db.transaction(async (tx) => {
      const inserted = await insertSimulation(tx, { ...row, code: newCode((bound) => randomInt(bound)) })
      if (inserted === undefined) return false
      await insertSimulationLines(
        tx,
        lines.map((line) => ({ ...line, simulationId: inserted.id })),
      )
      return true
    })
    // Where nothing was saved, somebody else has the code, or the same wish has just been granted elsewhere.
    const simulation = await findSimulationByKey(db, row.saveKey)
    if (simulation !== undefined) return simulation
    if (saved) break
  }
  throw new Error('no free code for a simulation was found')
}

/** The same key may not stand for something else. */
function savedBefore(before: Simulation, wish: SaveWish): { simulation: Simulation } | SaveRefused {
  const told = (lines: WishedLine[]) =>
    lines
      .map(({ component, inventory, quantity }) => `${component} ${inventory} ${quantity}`)
      .toSorted()
      .join()
  const saved = before.lines.map(({ componentKey, inventoryUuid, quantity }) => ({
    ...{ component: componentKey, inventory: inventoryUuid, quantity },
  }))
  const isSame =
    before.templateUuid === wish.templateUuid &&
    before.name === wish.name &&
    isSameRoom(before.room, wish.room ?? null) &&
    told(saved) === told(wish.lines)
  return isSame ? { simulation: before } : { refused: 'simulation_key_used' }
}

/** Field by field: the database keeps them in an order of its own. */
function isSameRoom(one: StoredRoom | null, other: StoredRoom | null): boolean {
  const told = (room: StoredRoom | null) =>
    room && [room.length_cm, room.width_cm, room.height_cm, room.seats, room.use, room.va ?? 0].join()
  return told(one) === told(other)
}
