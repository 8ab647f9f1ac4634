import type { Ask } from '@gema/contract/client.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { addresses } from '@gema/storefront/app/addresses.ts'

/** The path of every screen in both languages, with something that the demo shop has. */
export async function everyPath(ask: Ask): Promise<string[]> {
  const [product] = answered(await ask('productFetch', { in_stock: '1' })).result.data
  const [article] = answered(await ask('articleFetch', {})).result.data
  const [simulation] = answered(await ask('simulationFetch', {})).data
  const blanks: Record<string, string | undefined> = {
    ':slug': article?.slug,
    ':uuid': simulation?.uuid,
    ':provider': 'paypal',
    ':category': 'home-theater',
    ':subCategory': 'soundbars',
    ':main': product?.slug,
    ':id': product?.uuid,
  }
  return Object.values(addresses)
    .map((pattern) => pattern.replaceAll(/:\w+/g, (blank) => blanks[blank] ?? blank).replaceAll('?', ''))
    .flatMap((path) => [path, `/id${path === '/' ? '' : path}`])
}
