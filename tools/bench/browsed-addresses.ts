import { basePath } from '@gema/contract/call-paths.ts'

/** What visitors of a shop look at: every page that search engines are told of, its lists in other orders, and searches. */
export async function browsedAddresses(site: string): Promise<string[]> {
  const pages = await pagesOf(site, `${site}/sitemap.xml`)
  const lists = pages.filter((address) => /^(\/id)?\/all\//.test(address))
  const sorted = lists.flatMap((address) => [`${address}?sort=price_low`, `${address}?sort=newest`])
  const calls = ['speaker', 'mic', 'soundbar', 'proyektor', 'laras', 'kabel'].flatMap((words) => [
    `${basePath}/search?q=${words}`,
    `${basePath}/product/fetch?q=${words}`,
  ])
  return mixed([...pages, ...sorted, ...calls])
}

async function pagesOf(site: string, sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text()
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place))
  const lists = found.filter(({ pathname }) => pathname.endsWith('.xml'))
  const pages = found.filter(({ pathname }) => !pathname.endsWith('.xml'))
  const deeper = await Promise.all(lists.map(({ pathname }) => pagesOf(site, site + pathname)))
  return [
    ...pages.map(({ pathname, search }) => pathname + search.replaceAll('&amp;', '&')),
    ...deeper.flat(),
  ]
}

/** In an order that looks like chance and is the same every time, so that kinds of pages follow each other. */
function mixed(addresses: readonly string[]): string[] {
  const step = 7919
  return addresses.map((_, nth) => addresses[(nth * step) % addresses.length] ?? '/')
}
