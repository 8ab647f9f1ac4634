import { addVerifiedCustomers } from '@gema/server/modules/accounts/accounts.ts'
import { saveCategories } from '@gema/server/modules/catalogue/catalogue.ts'
import { rebuildSearch, saveSynonyms } from '@gema/server/modules/search/search.ts'
import { changeSettings, readSettings } from '@gema/server/modules/settings/settings.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import type { Files } from '@gema/server/platform/files/files.ts'
import { demoCategories } from './data/categories.ts'
import { demoCustomers } from './data/customers.ts'
import { demoSettings } from './data/shop-settings.ts'
import { demoSynonyms } from './data/synonyms.ts'
import { demoUuid } from './demo-uuid.ts'
import { demoPictures, type KeepDemoPicture } from './seed/demo-pictures.ts'
import { placeFlashSales } from './seed/place-flash-sales.ts'
import { seedContent } from './seed/seed-content.ts'
import { seedCustomerThings } from './seed/seed-customer-things.ts'
import { seedLists } from './seed/seed-lists.ts'
import { seedProducts } from './seed/seed-products.ts'
import { seedReviews } from './seed/seed-reviews.ts'
import { seedSimulation } from './seed/seed-simulation.ts'
import { seedStaff } from './seed/seed-staff.ts'
import { seedStores } from './seed/seed-stores.ts'

interface Around {
  files: Files
  clock: Clock
  say: (step: string) => void
}

/** Fills a shop with the demo: the same every time, and loading it again changes nothing. */
export async function seedDemoShop(db: Db, { files, clock, say }: Around): Promise<void> {
  // Dates of the demo are counted from its first loading, so that another one changes nothing.
  const loadedAt = (await readSettings(db)).demoLoadedAt ?? clock.now().toISOString()
  const around = { keep: demoPictures(files), now: new Date(loadedAt) }
  say('settings and stores')
  await changeSettings(db, { ...demoSettings, demoLoadedAt: loadedAt })
  await seedStores(db, around)
  say('categories')
  await saveCategories(db, await Promise.all(demoCategories.map((main) => categoryDraft(main, around.keep))))
  say('products')
  await seedProducts(db, around)
  say('collections, bundles, vouchers and shipping')
  await seedLists(db, around)
  say('display cases and simulations')
  await seedSimulation(db, around)
  await placeFlashSales(db, clock.now())
  say('articles, pages and pictures')
  await seedContent(db, around)
  say('reviews')
  await seedReviews(db, around)
  say('search')
  await saveSynonyms(db, demoSynonyms)
  await rebuildSearch(db)
  say('customers')
  const customers = demoCustomers.map((customer) => ({ uuid: demoUuid(customer.email), ...customer }))
  await addVerifiedCustomers(db, clock, customers)
  await seedCustomerThings(db, around.now)
  await seedStaff(db, clock)
}

async function categoryDraft(main: (typeof demoCategories)[number], keep: KeepDemoPicture) {
  return {
    uuid: demoUuid(`category ${main.slug.en}`),
    name: { en: main.en, id: main.id },
    slug: main.slug,
    icon: main.icon,
    tagline: main.tagline,
    image: await keep(main.picture),
    sceneImage: await keep(main.scene),
    children: await Promise.all(
      main.children.map(async (child) => ({
        uuid: demoUuid(`category ${main.slug.en}/${child.slug.en}`),
        name: { en: child.en, id: child.id },
        slug: child.slug,
        image: await keep(child.picture),
      })),
    ),
  }
}
