import { defaultLanguage } from '@gema/contract/values/language.ts'

/**
 * The addresses of the pages that machines are told of, without their language. The same names lead to the same places in
 * the storefront's `addresses.ts`, which a test sees to.
 */
export const pageAddresses = {
  home: '/',
  aboutUs: '/about-us',
  articles: '/article-product',
  article: '/article-product/:slug',
  brands: '/brands',
  cart: '/cart',
  categories: '/categories',
  checkout: '/checkout',
  companyProfile: '/company-profile',
  contactUs: '/contact-us',
  etalase: '/etalase',
  recommended: '/etalase/productRecommended',
  flashSale: '/flash-sale',
  testFlashSale: '/test-flash-sale',
  howToShop: '/how-to-shop',
  installationRequest: '/request-instalasi',
  shipping: '/shipping',
  simulations: '/simulation',
  simulation: '/simulation/:uuid',
  testimonies: '/testimony',
  videos: '/youtube',
  search: '/search',
  stores: '/stores',
  store: '/shop/:slug',
  sitemap: '/sitemap',
  sellerRegistration: '/seller/register',
  page: '/page/:slug?',
  allProducts: '/all/products',
  category: '/all/:category',
  subCategory: '/all/:category/:subCategory',
  brand: '/:main/brand',
  collection: '/:main/collection',
  product: '/:main/product/:id?',
  orders: '/user/orders',
} as const

export type PageName = keyof typeof pageAddresses

type BlanksIn<Address extends string> = Address extends `${string}:${infer Blank}/${infer Rest}`
  ? Bare<Blank> | BlanksIn<Rest>
  : Address extends `${string}:${infer Blank}`
    ? Bare<Blank>
    : never
type Bare<Blank extends string> = Blank extends `${infer Name}?` ? Name : Blank

/** An address with its blanks filled in. */
export const pageAddress = <Name extends PageName>(
  name: Name,
  ...[blanks]: [BlanksIn<(typeof pageAddresses)[Name]>] extends [never]
    ? []
    : [Record<BlanksIn<(typeof pageAddresses)[Name]>, string>]
): string => {
  const given: Record<string, string> = blanks ?? {}
  return pageAddresses[name].replace(/:(\w+)\??/g, (_, blank: string) =>
    encodeURIComponent(given[blank] ?? ''),
  )
}

/** The address of a page in a language: English has no prefix. */
export function addressInLanguage(address: string, language: string): string {
  if (language === defaultLanguage) return address
  return address === '/' ? `/${language}` : `/${language}${address}`
}

/** Pages of the shop that have an address of their own, by their slugs; any other stands below `/page/`. */
const namedPages: Record<string, PageName> = {
  'tentang-kami': 'aboutUs',
  'cara-belanja': 'howToShop',
  'kontak-kami': 'contactUs',
  'profil-perusahaan': 'companyProfile',
}

/** Where a page is to be found by its slug. */
export const addressOfPage = (slug: string): string => {
  const name = Object.hasOwn(namedPages, slug) ? namedPages[slug] : undefined
  return name === undefined ? pageAddress('page', { slug }) : pageAddresses[name]
}
