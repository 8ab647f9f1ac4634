import { defaultLanguage, inLanguage } from '@gema/contract/values/language.ts'
import type { ShopSettings } from '../modules/settings/settings.ts'
import { pageAddresses } from './page-addresses.ts'

/** The same as in the head of every page. */
const themeColour = '#39b982'
/** Between the icon and the first page, which is white: nothing flashes. */
const background = '#ffffff'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const manifestIcons = [
  icon('icon-192.png', 192, 'any'),
  icon('icon-512.png', 512, 'any'),
  icon('icon-maskable-512.png', 512, 'maskable'),
]

const shortcut = (name: string, url: string) => ({ name, url, icons: manifestIcons.slice(0, 1) })

/** What a phone needs to know in order to put the shop among its apps. It begins in English, like the shop itself. */
export const manifestOf = ({ siteName, metaDescription }: ShopSettings) => ({
  id: '/',
  name: siteName,
  short_name: siteName,
  description: inLanguage(metaDescription, defaultLanguage),
  lang: defaultLanguage,
  dir: 'ltr',
  start_url: pageAddresses.home,
  scope: '/',
  display: 'standalone',
  theme_color: themeColour,
  background_color: background,
  categories: ['shopping'],
  icons: manifestIcons,
  shortcuts: [
    shortcut('Build your system', pageAddresses.simulations),
    shortcut('My orders', pageAddresses.orders),
    shortcut('Cart', pageAddresses.cart),
  ],
})
