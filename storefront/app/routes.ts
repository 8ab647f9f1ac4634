import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type AddressName, addresses } from './addresses.ts'

/** The screens inside the shop's header and footer: one line a screen. */
const shopScreens: Partial<Record<AddressName, string>> = {
  home: 'screens/home/home-screen.tsx',
  flashSale: 'screens/flash-sale/flash-sale-screen.tsx',
  testFlashSale: 'screens/flash-sale/test-flash-sale-screen.tsx',
  search: 'screens/search/search-screen.tsx',
  // Before the categories: `/all/products` is every product, not a category of that name.
  brand: 'screens/brand/brand-screen.tsx',
  collection: 'screens/collection/collection-screen.tsx',
  allProducts: 'screens/products/all-products-screen.tsx',
  productList: 'screens/products/products-screen.tsx',
  product: 'screens/product/product-screen.tsx',
  category: 'screens/category/category-screen.tsx',
  subCategory: 'screens/category/sub-category-screen.tsx',
  brands: 'screens/brands/brands-screen.tsx',
  categories: 'screens/categories/categories-screen.tsx',
  etalase: 'screens/etalase/etalase-screen.tsx',
  recommended: 'screens/recommended/recommended-screen.tsx',
  store: 'screens/store/store-screen.tsx',
  stores: 'screens/stores/stores-screen.tsx',
  testimonies: 'screens/testimonies/testimonies-screen.tsx',
  // As wide as the page: four products stand side by side.
  compare: 'screens/compare/compare-screen.tsx',
  sellerRegistration: 'screens/seller-registration/seller-registration-screen.tsx',
  simulations: 'screens/simulations/simulations-screen.tsx',
  simulation: 'screens/simulation/simulation-screen.tsx',
  installationRequest: 'screens/installation-request/installation-request-screen.tsx',
  cart: 'screens/cart/cart-screen.tsx',
  shipping: 'screens/shipping/shipping-screen.tsx',
  // As wide as the page, and open to guests with the link from their mail.
  order: 'screens/order/order-screen.tsx',
  complaint: 'screens/complaint/complaint-screen.tsx',
  trackOrder: 'screens/track-order/track-order-screen.tsx',
  articles: 'screens/articles/articles-screen.tsx',
  article: 'screens/article/article-screen.tsx',
  aboutUs: 'screens/page/about-us-screen.tsx',
  companyProfile: 'screens/page/company-profile-screen.tsx',
  howToShop: 'screens/page/how-to-shop-screen.tsx',
  page: 'screens/page/page-screen.tsx',
  contactUs: 'screens/contact/contact-screen.tsx',
  videos: 'screens/videos/videos-screen.tsx',
  sitemap: 'screens/sitemap/sitemap-screen.tsx',
  newsletterConfirm: 'screens/newsletter/newsletter-confirm-screen.tsx',
  newsletterLeave: 'screens/newsletter/newsletter-leave-screen.tsx',
}

/** The screens of an account, with the way between them at the side. Guests are sent to the sign-in. */
const accountScreens: Partial<Record<AddressName, string>> = {
  orders: 'screens/orders/orders-screen.tsx',
  complaints: 'screens/complaints/complaints-screen.tsx',
  profile: 'screens/profile/profile-screen.tsx',
  addressBook: 'screens/address-book/address-book-screen.tsx',
  wishlist: 'screens/wishlist/wishlist-screen.tsx',
  vouchers: 'screens/vouchers/vouchers-screen.tsx',
  following: 'screens/following/following-screen.tsx',
}

/** The screens that stand alone, without header and footer. */
const authScreens: Partial<Record<AddressName, string>> = {
  login: 'screens/login/login-screen.tsx',
  register: 'screens/register/register-screen.tsx',
  verify: 'screens/verify/verify-screen.tsx',
  registered: 'screens/registered/registered-screen.tsx',
  forgotPassword: 'screens/forgot-password/forgot-password-screen.tsx',
  socialCallback: 'screens/social-callback/social-callback-screen.tsx',
}

/** The screens between the cart and the order: a plain head with the steps, and nothing that leads away by accident. */
const checkoutScreens: Partial<Record<AddressName, string>> = {
  checkout: 'screens/checkout/checkout-screen.tsx',
  paymentReturn: 'screens/payment-return/payment-return-screen.tsx',
}

/** English has no prefix; a language from the database has its own code, checked where its pages begin. */
const predefinedPrefixes = ['', '/id']
const otherPrefix = '/:language'

function screensAt(prefix: string, screens: Partial<Record<AddressName, string>>): RouteConfigEntry[] {
  return Object.entries(screens).map(([name, file]) => {
    const path = `${prefix}${addresses[name as AddressName]}`.replace(/\/$/, '') || '/'
    return route(path, file, { id: `${prefix}/${name}` })
  })
}

const inEveryLanguage = (kind: string, screens: Partial<Record<AddressName, string>>): RouteConfigEntry[] => [
  ...predefinedPrefixes.flatMap((prefix) => screensAt(prefix, screens)),
  layout('layouts/other-language.tsx', { id: `other-language-${kind}` }, screensAt(otherPrefix, screens)),
]

export default [
  layout('layouts/shop-layout.tsx', [
    ...inEveryLanguage('shop', shopScreens),
    layout('layouts/account-layout.tsx', inEveryLanguage('account', accountScreens)),
    route('*', 'screens/not-found/not-found-screen.tsx'),
  ]),
  layout('layouts/empty-layout.tsx', inEveryLanguage('auth', authScreens)),
  layout('layouts/checkout-layout.tsx', inEveryLanguage('checkout', checkoutScreens)),
]
