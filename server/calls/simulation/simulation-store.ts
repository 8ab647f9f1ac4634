import type { simulationStore } from '@gema/contract/calls/simulation.ts'
import { defaultLanguage, predefinedLanguages, type Translated } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import type { Candidate } from '../../modules/catalogue/catalogue.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import { storeSimulation } from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { variantLabel } from '../product/present-variants.ts'
import { keySpecOf } from './key-spec.ts'

/** Saves a simulation for good. */
export const answerSimulationStore: Handler<typeof simulationStore, Shop> = async (
  { key, uuid, name = '', room, lines },
  { shop, language },
) => {
  const { decimalFormat } = await readSettings(shop.db)
  const saved = await storeSimulation(
    shop.db,
    { clock: shop.clock, language, describe: describeWith(decimalFormat) },
    { key, templateUuid: uuid, name, room, lines },
  )
  if ('refused' in saved) return saved
  const { simulation } = saved
  return {
    uuid: simulation.uuid,
    simulation_code: simulation.code,
    name: simulation.name,
    price: simulation.total,
    saved_at: simulation.savedAt.toISOString(),
  }
}

/** Who opens it may read another language than who saved it: it is told in all that the shop itself speaks. */
const describeWith = (decimalFormat: string) => (candidate: Candidate) => ({
  variant: inEach((language) => variantLabel(candidate.inventory.attributes, language)),
  keySpec: inEach((language) => keySpecOf(candidate, { language, decimalFormat })),
})

const inEach = (tell: (language: string) => string): Translated => ({
  ...Object.fromEntries(predefinedLanguages.map((language) => [language, tell(language)])),
  en: tell(defaultLanguage),
})
