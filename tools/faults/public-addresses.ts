import { basePath } from '@gema/contract/call-paths.ts'
import type { Database } from '@gema/server/platform/database/database.ts'

/** What is the same for everybody, in both languages: pages, and calls of the API. */
export interface PublicAddresses {
  pages: readonly string[]
  calls: readonly string[]
}

/** With the page of a product that the shop has. */
export async function publicAddresses(database: Database): Promise<PublicAddresses> {
  const [product] = await database.session(
    async (run) =>
      (await run(`select uuid, slug ->> 'en' as slug from products where is_active order by id limit 1`))
        .rows,
  )
  const { uuid, slug } = product ?? {}
  const calls = [
    'common',
    'home',
    `product/find?id=${uuid}`,
    'product/fetch?source=category&source_id=home-theater',
    'product/fetch?sort=price_low&in_stock=1&page=2',
    'search?q=spe',
    'store/fetch',
  ]
  return {
    pages: [
      '/',
      '/id',
      '/stores',
      '/all/home-theater',
      `/${slug}/product/${uuid}`,
      '/flash-sale',
      '/id/brands',
    ],
    calls: calls.map((call) => `${basePath}/${call}`),
  }
}
