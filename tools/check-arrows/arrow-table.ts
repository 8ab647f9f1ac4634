/** "The arrows" of ARCHITECTURE.md as data. The patterns are explained in match-path.ts. */
export interface Arrow {
  from: string
  may: readonly string[]
  /** Besides, only with `import type`. */
  mayAsType?: readonly string[]
  /** Besides, in test files. */
  testsMay?: readonly string[]
  /** The only packages from outside; any, when left out. Tests are free to use others. */
  packages?: readonly string[]
}

export const workspaces: readonly string[] = [
  'contract',
  'server',
  'storefront',
  'host',
  'demo',
  'e2e',
  'tools',
]

/** A module knocks only on the doors of lower ranks. */
export const ranks: readonly (readonly string[])[] = [
  /* 0 */ ['settings', 'languages', 'media', 'regions', 'notifications'],
  /* 1 */ [
    'accounts',
    'addresses',
    'contact',
    'content',
    'stores',
    'catalogue',
    'newsletter',
    'sellers',
    'installations',
  ],
  /* 2 */ ['identity', 'pricing', 'stock', 'wishlist', 'compare', 'staff'],
  /* 3 */ ['listing', 'search', 'vouchers', 'shipping', 'simulation'],
  /* 4 */ ['cart', 'payments', 'quotes', 'printed-catalogue'],
  /* 5 */ ['orders'],
  /* 6 */ ['checkout', 'reviews', 'invoices'],
  /* 7 */ ['refunds'],
  /* 8 */ ['fulfilment', 'complaints'],
]

export const everyTestMay: readonly string[] = [
  'server/testing/**',
  'demo/testing/**',
  'storefront/testing/**',
]

const anything = '**'
const contract = 'contract/**'
const values = 'contract/values/**'
// What fits together is worked out alike by server and browser.
const match = 'contract/match/**'
const platform = 'server/platform/**'
const jobs = 'server/jobs/**'
const handler = 'server/http/handler.ts'
const anyDoor = 'server/modules/:any/:any.ts'
const lowerDoor = 'server/modules/:lower/:lower.ts'
const ownModule = 'server/modules/:own/**'
// A concept has one present-*.ts, whichever folder of calls needs it.
const presenters = 'server/calls/**/present-*.ts'
// Who a caller is to the modules: the owner of a cart, the buyer of an order.
const callers = 'server/calls/callers/**'

const ui = 'storefront/app/ui/**'
const styles = 'storefront/app/styles/**'
const language = 'storefront/app/language/**'
const api = 'storefront/app/api/**'
const shopper = 'storefront/app/shopper/**'
const commerce = 'storefront/app/commerce/**'
const addresses = 'storefront/app/addresses.ts'
const ofScreens = [commerce, ui, api, shopper, language, contract, addresses, styles]

const uiPackages = [
  'react',
  'react-dom',
  '@base-ui/react',
  'lucide-react',
  'embla-carousel',
  'embla-carousel-react',
  'react-router', // for its Link: a link may look like a button; the address is handed in
]

/** Names that say nothing of what is in the file or folder. */
export const emptyFileNames: readonly string[] = ['index', 'utils', 'helpers', 'misc', 'common', 'types']
export const emptyFolderNames: readonly string[] = ['utils', 'helpers', 'misc']
// `common` is the name of a call in the specification.
export const namedBySpecification: readonly string[] = [
  'server/calls/common/common.ts',
  'contract/calls/common.ts',
]

/** The first row whose `from` fits a file is the row of that file. */
export const arrows: readonly Arrow[] = [
  { from: 'contract/**', may: [contract], packages: ['zod'] },

  {
    from: 'server/modules/:own/rules/**',
    may: ['server/modules/:own/rules/**', values, match],
    mayAsType: ['server/modules/:own/*-tables.ts'],
    testsMay: [ownModule],
    packages: [],
  },
  {
    from: ownModule,
    may: [ownModule, platform, values, match, 'contract/refusals.ts', lowerDoor],
    testsMay: [ownModule],
  },
  {
    from: 'server/calls/:own/**',
    may: [
      'server/calls/:own/**',
      presenters,
      callers,
      contract,
      anyDoor,
      handler,
      platform,
      jobs,
      'server/shop.ts',
    ],
  },
  {
    from: 'server/calls/*',
    may: ['server/calls/**', contract, anyDoor, handler, platform, jobs, 'server/shop.ts'],
  },
  {
    from: 'server/backoffice/:own/**',
    may: [
      'server/backoffice/:own/**',
      'server/backoffice/**/present-*.ts',
      presenters,
      callers,
      contract,
      anyDoor,
      handler,
      platform,
      jobs,
      'server/shop.ts',
    ],
  },
  {
    from: 'server/backoffice/*',
    may: ['server/backoffice/**', contract, anyDoor, handler, platform, jobs, 'server/shop.ts'],
  },
  { from: 'server/found/**', may: ['server/found/**', contract, anyDoor, platform, 'server/shop.ts'] },
  { from: 'server/jobs/**', may: ['server/jobs/**', anyDoor, platform, 'server/http/rate-limit.ts'] },
  { from: 'server/reactions/**', may: ['server/reactions/**', anyDoor, platform] },
  { from: 'server/http/**', may: ['server/http/**', contract, platform] },
  { from: 'server/platform/**', may: [platform, values] },
  // A test shop can be paid in: the sandbox plays the providers.
  { from: 'server/testing/**', may: ['server/**', contract, 'demo/payments/**'] },
  { from: 'server/*', may: ['server/**', contract] },
  { from: 'demo/testing/**', may: ['demo/**', 'server/**', contract] },

  { from: ui, may: [ui, styles], packages: uiPackages },
  { from: styles, may: [styles] },
  { from: language, may: [language, contract] },
  { from: api, may: [api, contract, language] },
  { from: shopper, may: [shopper, api, contract, language] },
  { from: commerce, may: [commerce, ui, language, shopper, api, contract, addresses, styles] },
  { from: 'storefront/app/screens/:own/**', may: ['storefront/app/screens/:own/**', ...ofScreens] },
  { from: 'storefront/app/layouts/**', may: ['storefront/app/layouts/**', ...ofScreens] },
  { from: 'storefront/app/*', may: ['storefront/app/**', contract] },
  { from: 'storefront/*', may: ['storefront/**', contract] },
  // What component tests share.
  { from: 'storefront/testing/**', may: ['storefront/**', contract] },
  { from: 'storefront/vite/**', may: ['storefront/vite/**'] },
  {
    from: 'storefront/offline/**',
    may: [
      ...['storefront/offline/**', 'storefront/app/commerce/recently-viewed/**'],
      ...[api, language, styles, addresses, contract],
    ],
  },

  {
    from: 'host/**',
    may: [
      ...[
        'host/**',
        'demo/**',
        contract,
        'server/app.ts',
        'server/shop.ts',
        platform,
        jobs,
        'server/http/**',
      ],
      anyDoor,
      ...['storefront/app/render-pages.ts', 'storefront/vite.config.ts'],
    ],
  },
  { from: 'demo/**', may: ['demo/**', anyDoor, platform, jobs, 'server/http/**', contract] },
  // They look at everything; no row lets anyone else lean on them.
  { from: 'tools/**', may: [anything] },
  { from: 'e2e/**', may: [anything] },
  // Settings of the tools that stand at the root, such as vitest.config.ts.
  { from: '*', may: [anything] },
]
