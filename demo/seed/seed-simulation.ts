import { slugOf } from '@gema/contract/values/slug.ts'
import { saveDisplayCases } from '@gema/server/modules/catalogue/catalogue.ts'
import { installMatchRules, saveTemplates } from '@gema/server/modules/simulation/simulation.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { demoDisplayCases } from '../data/display-cases.ts'
import { demoProducts } from '../data/products.ts'
import { demoSimulationTemplates } from '../data/simulation-templates.ts'
import { demoUuid } from '../demo-uuid.ts'
import type { KeepDemoPicture } from './demo-pictures.ts'
import { productUuid } from './seed-products.ts'

const caseUuid = (key: string): string => demoUuid(`display case ${key}`)

/** The display cases, and the kinds of systems that are composed from them. */
export async function seedSimulation(db: Db, { keep }: { keep: KeepDemoPicture }): Promise<void> {
  await saveDisplayCases(
    db,
    await Promise.all(
      demoDisplayCases.map(async ({ key, name, text, picture, categories }) => ({
        uuid: caseUuid(key),
        slug: { en: slugOf(name.en), id: slugOf(name.id) },
        ...{ name, text },
        image: await keep(picture),
        productUuids: bestOf(categories).map(productUuid),
      })),
    ),
  )
  await saveTemplates(
    db,
    await Promise.all(
      demoSimulationTemplates.map(async ({ key, code, name, text, picture, components }) => ({
        uuid: demoUuid(`simulation ${key}`),
        ...{ code, name, text },
        image: await keep(picture),
        components: components.map(({ displayCase, units: [least, most, step = 1], ...component }) => ({
          ...component,
          displayCaseUuid: caseUuid(displayCase),
          minQuantity: least,
          maxQuantity: most,
          quantityStep: step,
        })),
      })),
    ),
  )
  await installMatchRules(db)
}

/** Keys of the products of some sub-categories, the most popular first. */
const bestOf = (categories: string[]): string[] =>
  demoProducts
    .filter((product) => categories.includes(product.category.split('/')[1] ?? ''))
    .toSorted((a, b) => b.popularity - a.popularity)
    .map((product) => product.key)
