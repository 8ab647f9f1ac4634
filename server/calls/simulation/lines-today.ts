import { type Candidate, candidatesByUuids } from '../../modules/catalogue/catalogue.ts'
import {
  driftOf,
  type LineDrift,
  type PriceOf,
  pricesAt,
  type SimulationLine,
} from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'

export interface LineToday {
  /** The variant as it is sold today; nothing, where it is not. */
  candidate: Candidate | undefined
  drift: LineDrift
  priceOf: PriceOf
}

/** What has become of saved lines: two queries, however many there are. */
export async function linesToday(
  shop: Shop,
  lines: SimulationLine[],
): Promise<(line: SimulationLine) => LineToday> {
  const [candidates, priceOf] = await Promise.all([
    candidatesByUuids(
      shop.db,
      lines.map(({ inventoryUuid }) => inventoryUuid),
    ),
    pricesAt(shop.db, shop.clock.now()),
  ])
  return (line) => {
    const known = candidates.get(line.inventoryUuid)
    const candidate = known?.isSold === true ? known : undefined
    const today = candidate && {
      // Of as many as can be had: more cannot be bought.
      unitPrice: priceOf(candidate, Math.max(1, Math.min(line.quantity, candidate.stock))).current,
      stock: candidate.stock,
    }
    return { candidate, drift: driftOf(line, today), priceOf }
  }
}
