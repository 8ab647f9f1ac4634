import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from '@gema/storefront/app/render-pages.ts'
import { expect, test } from 'vitest'
import { everyPath } from '../process/every-path.ts'
import { clientOf } from '../process/known-customer.ts'
import { startDemoShop } from '../process/shop-process.ts'

const built = path.join(import.meta.dirname, '../../storefront/build/server/index.js')

const dataOfPage = '<script type="application/json" id="made-of">'

test('a page of remembered parts says what it would say if all of it were drawn for it', async () => {
  const site = await (await startDemoShop()).opened
  const screens = await everyPath(clientOf(site))
  const pages: { renderPage: typeof renderPage } = await import(pathToFileURL(built).href)
  const faults: unknown[] = []
  const open = async (address: string, drawsAnew: boolean) => {
    const page = await pages.renderPage(new Request(address), {
      apiFetch: (input, init) => {
        const asked = new Request(input, init)
        const { pathname, search } = new URL(asked.url)
        return fetch(`${site}${pathname}${search}`, { headers: asked.headers })
      },
      requestId: 'a-request',
      onFault: (error) => faults.push(error),
      drawsAnew,
    })
    // What follows for its script was not drawn, and some of it tells the time.
    return 'pieces' in page ? (await new Blob(page.pieces).text()).split(dataOfPage)[0] : `${page.status}`
  }
  const filtered = [
    '/all/home-theater?brand_in=x&in_stock=1&price_min=1000000',
    '/search?q=speaker&sort=price_low',
  ]
  const others: string[] = []
  for (const address of [...screens, ...filtered].map((each) => site + each)) {
    // A part is remembered once it has been asked for twice, by whatever page.
    for (const _ of [1, 2]) await open(address, false)
    if ((await open(address, false)) !== (await open(address, true))) others.push(address)
  }
  expect(others).toEqual([])
  expect(faults).toEqual([])
})
