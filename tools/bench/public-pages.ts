import { type AddressName, addressOf } from '@gema/storefront/app/addresses.ts'
import type { SampleThings } from './sample-things.ts'

/**
 * Every page that is the same for everybody, some in both languages or in several ways. Who adds an address must say here
 * what is asked of it; pages that are nothing but a form, or are one shopper's own, show nothing that could grow.
 */
export const publicPages = (known: SampleThings): string[] => Object.values(pagesOf(known)).flat()

const pagesOf = (known: SampleThings): Record<AddressName, string[]> => ({
  home: ['/', '/id'],
  aboutUs: [addressOf('aboutUs')],
  articles: [addressOf('articles')],
  article: [addressOf('article', { slug: known.article.slug })],
  brands: [addressOf('brands')],
  categories: [addressOf('categories')],
  companyProfile: [addressOf('companyProfile')],
  contactUs: [addressOf('contactUs')],
  etalase: [addressOf('etalase')],
  recommended: [addressOf('recommended')],
  flashSale: [addressOf('flashSale')],
  testFlashSale: [addressOf('testFlashSale')],
  howToShop: [addressOf('howToShop')],
  installationRequest: [addressOf('installationRequest')],
  shipping: [addressOf('shipping')],
  simulations: [addressOf('simulations')],
  simulation: [addressOf('simulation', { uuid: known.simulation.uuid })],
  testimonies: [addressOf('testimonies')],
  videos: [addressOf('videos')],
  search: [`${addressOf('search')}?q=speaker`],
  stores: [addressOf('stores')],
  store: [addressOf('store', { slug: known.store.slug })],
  sitemap: [addressOf('sitemap')],
  page: [addressOf('page', { slug: known.page.slug })],
  allProducts: [addressOf('allProducts')],
  category: ['', '?sort=price_low&page=2'].map(
    (query) => `${addressOf('category', { category: 'home-theater' })}${query}`,
  ),
  subCategory: [
    addressOf('subCategory', { category: 'home-theater', subCategory: 'floorstanding-speakers' }),
  ],
  brand: [`${addressOf('brand', { main: known.brand.slug })}?brand=${known.brand.uuid}`],
  collection: [
    `${addressOf('collection', { main: known.collection.slug })}?collection=${known.collection.id}`,
  ],
  product: [addressOf('product', { main: known.product.slug, id: known.product.uuid })],
  ...formsAlone,
  ...personal,
})

/** `/…/products` leads to one of the lists. */
const formsAlone = {
  forgotPassword: [],
  login: [],
  register: [],
  registered: [],
  verify: [],
  socialCallback: [],
  sellerRegistration: [],
  newsletterConfirm: [],
  newsletterLeave: [],
  trackOrder: [],
  productList: [],
}

const personal = {
  cart: [],
  checkout: [],
  paymentReturn: [],
  orders: [],
  order: [],
  profile: [],
  addressBook: [],
  wishlist: [],
  vouchers: [],
  compare: [],
  following: [],
  complaints: [],
  complaint: [],
}
