import { addressIn, foundKinds } from '../../visits/found-addresses.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

/** The address of the page as browsers share it, once. */
const sharedAddresses = () => ({
  titles: document.querySelectorAll('title').length,
  descriptions: document.querySelectorAll('meta[name=description]').length,
  canonicals: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
})

for (const name of ['a product with reviews', 'an article']) {
  // What only machines read is in no script of ours: the console says so if that disturbs a page that wakes up.
  test(`from ${name} to another page, title and address are of the page that is shown`, async ({
    page,
    request,
    baseURL,
  }) => {
    const kind = foundKinds[name]
    if (kind === undefined) throw new Error(`no such kind of page: ${name}`)
    const address = await addressIn(request, kind, 'en')
    const once = { titles: 1, descriptions: 1 }
    await visit(page, address)
    expect(await page.evaluate(sharedAddresses)).toEqual({ ...once, canonicals: [`${baseURL}${address}`] })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(sharedAddresses))
      .toEqual({ ...once, canonicals: [`${baseURL}/sitemap`] })
  })
}
