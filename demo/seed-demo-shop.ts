import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { addVerifiedCustomers } from '@gema/server/modules/accounts/accounts.ts'
import { saveCategories } from '@gema/server/modules/catalogue/catalogue.ts'
import { keepPicture } from '@gema/server/modules/media/media.ts'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import { saveStores } from '@gema/server/modules/stores/stores.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import type { Files } from '@gema/server/platform/files/files.ts'
import { demoCategories } from './data/categories.ts'
import { demoCustomers } from './data/customers.ts'
import { demoSettings } from './data/shop-settings.ts'
import { demoStores } from './data/stores.ts'
import { demoUuid } from './demo-uuid.ts'

const pictureFolder = path.join(import.meta.dirname, 'pictures')

interface Around {
  files: Files
  clock: Clock
  say: (step: string) => void
}

/** Fills a shop with the demo: the same every time, and loading it again changes nothing. */
export async function seedDemoShop(db: Db, { files, clock, say }: Around): Promise<void> {
  const picture = async (name: string) =>
    keepPicture(files, name, await readFile(path.join(pictureFolder, name)))
  say('settings')
  await changeSettings(db, demoSettings)
  say('stores')
  await saveStores(db, await Promise.all(demoStores.map((store, place) => storeDraft(store, place, picture))))
  say('categories')
  await saveCategories(db, await Promise.all(demoCategories.map((main) => categoryDraft(main, picture))))
  say('customers')
  const customers = demoCustomers.map((customer) => ({ uuid: demoUuid(customer.email), ...customer }))
  await addVerifiedCustomers(db, clock, customers)
}

type KeepDemoPicture = (name: string) => Promise<string>

async function storeDraft(store: (typeof demoStores)[number], position: number, picture: KeepDemoPicture) {
  const { picture: name, ...rest } = store
  return { uuid: demoUuid(`store ${store.slug}`), ...rest, position, image: await picture(name) }
}

async function categoryDraft(main: (typeof demoCategories)[number], picture: KeepDemoPicture) {
  return {
    uuid: demoUuid(`category ${main.slug.en}`),
    name: { en: main.en, id: main.id },
    slug: main.slug,
    icon: main.icon,
    tagline: main.tagline,
    image: await picture(main.picture),
    sceneImage: await picture(main.scene),
    children: await Promise.all(
      main.children.map(async (child) => ({
        uuid: demoUuid(`category ${main.slug.en}/${child.slug.en}`),
        name: { en: child.en, id: child.id },
        slug: child.slug,
        image: await picture(child.picture),
      })),
    ),
  }
}
