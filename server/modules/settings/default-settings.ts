import type { Translated } from '@gema/contract/values/language.ts'

export interface SettingLink {
  title: Translated
  url: string
}

export interface FooterHeading {
  title: Translated
  links: SettingLink[]
}

export interface TopBanner {
  id: number
  title: Translated
  text: Translated
  linkText: Translated
  url: string
  closable: boolean
}

/** How many requests an address may send within a number of seconds. */
export interface RateLimit {
  requests: number
  seconds: number
}

/** Every setting of the shop, as it is stored: texts in all their languages. */
export interface ShopSettings {
  siteName: string
  metaTitle: Translated
  metaDescription: Translated
  copyrightText: Translated
  tagline: Translated
  headerLogo: string | null
  email: string
  phone: string
  whatsapp: string
  defaultState: string
  currency: string
  currencyIcon: string
  /** 1 before the figure, 2 after it. */
  currencyPosition: 1 | 2
  decimalFormat: string
  direction: 'ltr' | 'rtl'
  primaryColor: string
  primaryHoverColor: string
  vendorRegistration: boolean
  googleLogin: boolean
  facebookLogin: boolean
  guestCheckout: boolean
  catalogueDownload: boolean
  socialLinks: { network: string; url: string }[]
  paymentLogos: string[]
  headerLinksLeft: SettingLink[]
  headerLinksRight: SettingLink[]
  footer: FooterHeading[]
  /** 1 public, 2 hidden. */
  topBannerStatus: 1 | 2
  topBanner: TopBanner | null
  /** When the demo was loaded into this shop; absent: it is no demo. Dates of the demo are counted from it. */
  demoLoadedAt: string | null
  rateLimits: Record<
    'page' | 'reading' | 'changing' | 'form' | 'sign-in' | 'checkout' | 'code' | 'save' | 'work',
    RateLimit
  >
  /** Where bank transfers go. Without an account, nobody can pay by transfer. */
  bankAccounts: { bank: string; number: string; holder: string }[]
  /** Up to which amount cash on delivery is possible; 0: never. */
  codMost: number
  /** Codes of the regions where cash on delivery is possible; empty: everywhere. */
  codRegions: string[]
  /** How many unpaid orders a shopper may have. */
  mostOpenOrders: number
  /** How long an order is held for a payment; one that is paid in cash, until somebody of the shop accepts it. */
  paymentMinutes: { online: number; transfer: number; cash: number }
  /** How heavy each picture of a review may be. */
  reviewPictureKb: number
  /**
   * For each role, the sum of an order's refunds that it approves without a second person; null: no limit. A role that is
   * not listed never approves alone.
   */
  refundCeilings: Partial<Record<string, number | null>>
  /** Rupiah for one unit of the currencies that some providers charge, where the rate is from, and since when it holds. */
  exchangeRates: Record<string, { rupiah: number; source: string; time: string }>
}

/** What holds where the shop has not said otherwise: a shop that runs, but says nothing that is not so. */
export const defaultSettings: ShopSettings = {
  siteName: 'Gema',
  metaTitle: { en: 'Gema' },
  metaDescription: {
    en: 'Home theater, karaoke and furniture for rooms you live in.',
    id: 'Home theater, karaoke, dan furnitur untuk ruang tempat Anda tinggal.',
  },
  copyrightText: { en: 'Gema' },
  tagline: { en: '' },
  headerLogo: null,
  email: '',
  phone: '',
  whatsapp: '',
  defaultState: 'DKI Jakarta',
  currency: 'IDR',
  currencyIcon: 'Rp',
  currencyPosition: 1,
  decimalFormat: 'id-ID',
  direction: 'ltr',
  primaryColor: '#4338ca',
  primaryHoverColor: '#3730a3',
  vendorRegistration: false,
  googleLogin: false,
  facebookLogin: false,
  guestCheckout: true,
  catalogueDownload: false,
  socialLinks: [],
  paymentLogos: [],
  headerLinksLeft: [],
  headerLinksRight: [],
  footer: [],
  topBannerStatus: 2,
  topBanner: null,
  demoLoadedAt: null,
  rateLimits: {
    // Generous: a whole office may shop behind one address. A page costs more than a call.
    page: { requests: 600, seconds: 60 },
    reading: { requests: 3_000, seconds: 60 },
    changing: { requests: 600, seconds: 60 },
    form: { requests: 20, seconds: 600 },
    'sign-in': { requests: 30, seconds: 600 },
    checkout: { requests: 30, seconds: 600 },
    // Codes of simulations: nobody shall come across those of others by trying.
    code: { requests: 60, seconds: 600 },
    save: { requests: 60, seconds: 600 },
    // What is worked out for one visitor alone: suggestions and quotations.
    work: { requests: 30, seconds: 60 },
  },
  bankAccounts: [],
  codMost: 0,
  codRegions: [],
  mostOpenOrders: 5,
  paymentMinutes: { online: 60, transfer: 24 * 60, cash: 72 * 60 },
  reviewPictureKb: 2048,
  refundCeilings: { owner: null },
  exchangeRates: {},
}
