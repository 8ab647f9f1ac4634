import { randomUUID } from 'node:crypto'
import type { Ask } from '@gema/contract/client.ts'
import type { ListingSource } from '@gema/contract/shapes/listing-query.ts'
import { predefinedLanguages } from '@gema/contract/values/language.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { demoThings, firstOf } from '@gema/server/testing/demo-things.ts'
import { type AddressName, addresses, addressOf } from '@gema/storefront/app/addresses.ts'
import { inLanguage } from '@gema/storefront/app/language/language-path.ts'
import { slugIn } from '@gema/storefront/app/language/slug-in.ts'

/**
 * Addresses of every screen in both languages, with something that the demo shop has: each is answered with a page. Of an
 * order no page that leaves the server says anything, so that any id will do.
 */
export async function everyPath(ask: Ask, order: string = randomUUID()): Promise<string[]> {
  const shown = await shownThings(ask)
  return predefinedLanguages.flatMap((language) => {
    const filled = filledIn(shown, { language, order })
    return (Object.keys(addresses) as AddressName[])
      .flatMap((name) => filled[name] ?? [plainly(name)])
      .map((address) => inLanguage(address, language))
  })
}

/** An address without blanks; one that has some shows nothing before it is said what stands in them. */
function plainly(name: AddressName): string {
  const address = addresses[name]
  if (address.includes(':')) throw new Error(`every-path.ts does not say yet what ${name} is to show`)
  return address
}

async function shownThings(ask: Ask) {
  const things = await demoThings(ask)
  const headOf = async (source: ListingSource, id: string) => {
    const { head } = answered(await ask('productFetch', { source, source_id: id }))
    if (head === null) throw new Error(`there is no ${source} ${id}`)
    return head
  }
  const { product } = answered(await ask('productFind', { id: firstOf(things.products).uuid }))
  const { article } = answered(await ask('articleFind', { slug: firstOf(things.articles).slug }))
  // The first one is called the same in both languages.
  const main = firstOf(things.categories.toReversed())
  return {
    ...{ product, article },
    category: await headOf('category', main.uuid),
    subCategory: await headOf('sub_category', firstOf(main.child).uuid),
    collection: await headOf('collection', String(firstOf(things.collections).id)),
    displayCase: await headOf('display_case', firstOf(things.displayCases).uuid),
    store: firstOf(things.stores),
    page: firstOf(things.pages),
    template: firstOf(things.templates),
  }
}

type Shown = Awaited<ReturnType<typeof shownThings>>

/** The addresses that have something to fill in, each with the query that it needs. */
function filledIn(
  shown: Shown,
  { language, order }: { language: string; order: string },
): Partial<Record<AddressName, string[]>> {
  const { product, article, category, subCategory, collection, displayCase } = shown
  const inThis = (thing: Parameters<typeof slugIn>[0]) => slugIn(thing, language)
  const { brand } = product
  return {
    article: [addressOf('article', { slug: inThis(article) })],
    search: [addressOf('search'), `${addressOf('search')}?q=speaker`],
    store: [addressOf('store', { slug: shown.store.slug })],
    page: [addressOf('page'), addressOf('page', { slug: shown.page.slug })],
    simulation: [addressOf('simulation', { uuid: shown.template.uuid })],
    paymentReturn: [`${addressOf('paymentReturn', { provider: 'paypal' })}?order=${order}`],
    category: [addressOf('category', { category: inThis(category) })],
    subCategory: [addressOf('subCategory', { category: inThis(category), subCategory: inThis(subCategory) })],
    brand: [`${addressOf('brand', { main: brand.slug })}?brand=${brand.uuid}`],
    collection: [`${addressOf('collection', { main: inThis(collection) })}?collection=${collection.id}`],
    productList: [
      `${addressOf('productList', { main: inThis(displayCase) })}?display_case=${displayCase.uuid}`,
    ],
    product: [addressOf('product', { main: inThis(product), id: product.uuid })],
    order: [addressOf('order', { id: order })],
    complaint: [`${addressOf('complaint')}?order=${order}`, addressOf('complaint', { id: order })],
  }
}
