/** Pages and public calls, in both languages; the same for everybody. */
export const publicPages = ['/id', '/stores', '/all/home-theater', '/flash-sale', '/id/brands']
const publicCalls = [
  'common',
  'home',
  'product/fetch?source=category&source_id=home-theater',
  'product/fetch?sort=price_low&in_stock=1&page=2',
  'search?q=spe',
  'store/fetch',
]
export const publicAddresses = [...publicPages, ...publicCalls.map((call) => `/api/storefront/${call}`)]
