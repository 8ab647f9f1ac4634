/** The folders of journeys, and what each goes through: names of screens, parts, calls, modules and tables of the contract. */
const subjects = {
  account: [
    ...[
      'account',
      'accounts',
      'address',
      'address-book',
      'addresses',
      'auth',
      'compare',
      'compare-list',
      'following',
    ],
    ...[
      'forgot-password',
      'identity',
      'login',
      'my-lists',
      'profile',
      'register',
      'registered',
      'social-callback',
    ],
    ...['user', 'user-access', 'verify', 'wishlist'],
  ],
  'after-sale': [
    ...['complaint', 'complaints', 'evidence', 'fulfilment', 'invoices', 'order', 'orders', 'own-order'],
    ...['rating-review', 'refunds', 'review', 'reviews', 'staff', 'track-order'],
  ],
  buy: [
    ...['cart', 'checkout', 'payment-method', 'payment-return', 'payments', 'pricing', 'stock'],
    ...['voucher', 'vouchers', 'transfers'],
  ],
  browse: [
    ...[
      'article',
      'article-card',
      'articles',
      'brand',
      'brands',
      'catalogue',
      'categories',
      'category',
      'collection',
    ],
    ...[
      'content',
      'contents',
      'display-case',
      'etalase',
      'flash-sale',
      'home',
      'listing',
      'media',
      'page',
      'product',
    ],
    ...[
      'product-card',
      'products',
      'printed-catalogue',
      'recently-viewed',
      'recommended',
      'rich-text',
      'search',
    ],
    ...[
      'share',
      'shipping',
      'sitemap',
      'store',
      'store-map',
      'stores',
      'testimonies',
      'testimony',
      'video',
      'videos',
    ],
  ],
  compose: [
    ...['installation-request', 'installations', 'quotes', 'simulation', 'simulations'],
    ...['contact', 'seller', 'seller-registration', 'sellers'],
  ],
  shell: [
    ...[
      'common',
      'cookie-banner',
      'error-page',
      'footer',
      'found',
      'header',
      'languages',
      'localization',
      'newsletter',
    ],
    ...['not-found', 'offline', 'settings'],
  ],
}

type Folder = keyof typeof subjects

const all = Object.keys(subjects) as Folder[]

/** What journeys go through, apart from tests. */
const ofTheShop = /^(contract|demo|host|server|storefront|e2e)\/.*\.(ts|tsx|css|sql|json)$/

/** The folders of journeys that changed files may break: all of them where a file has no subject of its own. */
export function journeysOfChanges(files: readonly string[]): Folder[] {
  const touched = files
    .filter(
      (file) =>
        ofTheShop.test(file) && !/\.test\.tsx?$/.test(file) && !/\/(testing|process|deep)\//.test(file),
    )
    .map(foldersOf)
  return all.filter((folder) => touched.some((folders) => folders.includes(folder)))
}

function foldersOf(file: string): Folder[] {
  const names = file.replace(/\.\w+$/, '').split('/')
  if (names[1] === 'journeys') return all.filter((folder) => folder === names[2])
  const found = all.filter((folder) => subjects[folder].some((subject) => names.includes(subject)))
  return found.length === 0 ? all : found
}
