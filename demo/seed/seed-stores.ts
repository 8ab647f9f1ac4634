import { saveStores } from '@gema/server/modules/stores/stores.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { demoPartnerStores, demoStoreAbout } from '../data/content/partner-stores.ts'
import { demoStores } from '../data/stores.ts'
import { demoUuid } from '../demo-uuid.ts'
import type { KeepDemoPicture } from './demo-pictures.ts'

const day = 24 * 60 * 60 * 1000

/** The retailer's own stores and the partner sellers. */
export async function seedStores(db: Db, { keep, now }: { keep: KeepDemoPicture; now: Date }): Promise<void> {
  const drafts = [...demoStores, ...demoPartnerStores].map(async ({ picture, ...store }, position) => {
    const more = demoStoreAbout[store.slug]
    if (more === undefined) throw new Error(`nothing is told about the store ${store.slug}`)
    const { rooms, demoRooms: _, joinedDaysAgo, ...about } = more
    return {
      uuid: demoUuid(`store ${store.slug}`),
      ...store,
      ...about,
      image: await keep(picture),
      demoRooms: await Promise.all(
        rooms.map(async (room) => ({ ...room, picture: await keep(room.picture) })),
      ),
      joinedAt: new Date(now.getTime() - joinedDaysAgo * day),
      position,
    }
  })
  await saveStores(db, await Promise.all(drafts))
}
