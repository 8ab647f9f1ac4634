import { generatePath } from 'react-router'

/** Every address of the shop, without its language. Which of them have a screen already stands in routes.ts. */
export const addresses = {
  home: '/',
  aboutUs: '/about-us',
  articles: '/article-product',
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
  forgotPassword: '/forgot-password',
  howToShop: '/how-to-shop',
  login: '/login',
  register: '/register',
  registered: '/reg_success',
  verify: '/verify',
  socialCallback: '/social-callback',
  installationRequest: '/request-instalasi',
  shipping: '/shipping',
  simulations: '/simulation',
  simulation: '/simulation/:uuid',
  testimonies: '/testimony',
  videos: '/youtube',
  search: '/search',
  stores: '/stores',
  store: '/shop/:slug',
  trackOrder: '/track-order',
  sitemap: '/sitemap',
  sellerRegistration: '/seller/register',
  page: '/page/:slug?',
  newsletterConfirm: '/newsletter/confirm',
  newsletterLeave: '/newsletter/leave',
  paymentReturn: '/payment/:provider/return',
  category: '/all/:category',
  subCategory: '/all/:category/:subCategory',
  brand: '/:main/brand',
  collection: '/:main/collection',
  productList: '/:main/products',
  product: '/:main/product/:id?',
  orders: '/user/orders',
  order: '/user/order/:id?',
  profile: '/user/profile',
  addressBook: '/user/addresses',
  wishlist: '/user/wishlists',
  vouchers: '/user/vouchers',
  compare: '/user/compare',
  following: '/user/following',
  complaints: '/user/complaints',
  complaint: '/user/complaint/:id?',
} as const

export type AddressName = keyof typeof addresses
type ParamsOf<Name extends AddressName> = Parameters<typeof generatePath<(typeof addresses)[Name]>>[1]

/** An address with its blanks filled in; the language comes in front of it where it is linked. */
export const addressOf = <Name extends AddressName>(name: Name, params?: ParamsOf<Name>): string =>
  generatePath<string>(addresses[name], params)
