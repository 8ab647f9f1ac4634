import { staffBasePath, staffCallPaths } from '@gema/contract/backoffice/call-paths.ts'
import { basePath, type CallPath, callPaths } from '@gema/contract/call-paths.ts'
import type { RequestLabels } from '@gema/server/platform/metrics/observe-request.ts'

/** Whatever has no name of its own: however many addresses somebody makes up, they are counted together. */
const other = 'other'

const calls = namesByPath(callPaths)
const staffCalls = namesByPath(staffCallPaths)

const exact: Record<string, RequestLabels> = {
  '/healthz': { kind: 'health', name: 'healthz' },
  '/readyz': { kind: 'health', name: 'readyz' },
  '/metrics': { kind: 'health', name: 'metrics' },
  '/robots.txt': { kind: 'found', name: 'robots' },
  '/sitemap.xml': { kind: 'found', name: 'sitemap' },
  '/manifest.webmanifest': { kind: 'found', name: 'manifest' },
  '/api/docs': { kind: 'docs', name: 'docs' },
}

const below: [start: string, labels: (rest: string) => RequestLabels][] = [
  [`${basePath}/`, (rest) => ({ kind: 'call', name: nameOf(calls, rest) })],
  [`${staffBasePath}/`, (rest) => ({ kind: 'staff-call', name: nameOf(staffCalls, rest) })],
  ['/api/payments/', (rest) => ({ kind: 'payment', name: /\/(webhook|callback)$/.exec(rest)?.[1] ?? other })],
  ['/api/', () => ({ kind: 'call', name: other })],
  ['/assets/', () => ({ kind: 'file', name: 'asset' })],
  ['/media/share/', () => ({ kind: 'found', name: 'share-picture' })],
  ['/media/', () => ({ kind: 'file', name: 'picture' })],
  ['/brand-logos/', () => ({ kind: 'file', name: 'brand-logo' })],
  ['/sitemaps/', () => ({ kind: 'found', name: 'sitemap' })],
  ['/demo/', () => ({ kind: 'demo', name: 'demo' })],
]

/** The same for all pages of a name: thousands of them are kept. */
const ofPages = new Map<string, RequestLabels>()
function pageLabels(kind: 'page' | 'page-data', name: string): RequestLabels {
  const key = `${kind} ${name}`
  const labels = ofPages.get(key) ?? { kind, name }
  ofPages.set(key, labels)
  return labels
}

/** What a request for this path is counted as. */
export function labelsOf(pathname: string, isFile = false): RequestLabels {
  const known = exact[pathname]
  if (known !== undefined) return known
  const found = below.find(([start]) => pathname.startsWith(start))
  if (found !== undefined) return found[1](pathname.slice(found[0].length))
  if (isFile) return { kind: 'file', name: 'file' }
  // What a page that is open already asks for in order to become another one.
  const isData = pathname.endsWith('.data')
  const page = isData ? pathname.replace(/(\/_|\/_root)?\.data$/, '') : pathname
  return pageLabels(isData ? 'page-data' : 'page', pageName(page))
}

const firstWords = new Set([
  ...['about-us', 'all', 'article-product', 'brands', 'cart', 'categories', 'checkout', 'company-profile'],
  ...['contact-us', 'etalase', 'flash-sale', 'forgot-password', 'how-to-shop', 'login', 'newsletter', 'page'],
  ...['payment', 'reg_success', 'register', 'request-instalasi', 'search', 'seller', 'shipping', 'shop'],
  ...['simulation', 'sitemap', 'social-callback', 'stores', 'test-flash-sale', 'testimony', 'track-order'],
  ...['verify', 'youtube'],
])
const ofUser = new Set([
  ...['addresses', 'compare', 'complaint', 'complaints', 'following', 'order', 'orders', 'profile'],
  ...['vouchers', 'wishlists'],
])
/** They stand after a word of the catalogue: `/speakers/product/…`. */
const secondWords = new Set(['brand', 'collection', 'product', 'products'])

/** The words of a page's address that are the same for everybody; first without, then with a language before them. */
function pageName(pathname: string): string {
  const words = pathname.split('/').filter((word) => word !== '')
  return nameOfWords(words) ?? nameOfWords(words.slice(1), languageLike.test(words[0] ?? '')) ?? other
}

const languageLike = /^[a-z]{2,3}(-[a-z]{2,4})?$/i

function nameOfWords([first, second, ...more]: string[], isPage = true): string | undefined {
  if (!isPage) return undefined
  if (first === undefined) return '/'
  if (first === 'user') return second !== undefined && ofUser.has(second) ? `/user/${second}` : undefined
  if (firstWords.has(first)) return second === undefined ? `/${first}` : `/${first}/*`
  const isOfCatalogue = second !== undefined && secondWords.has(second) && more.length <= 1
  return isOfCatalogue ? `/*/${second}` : undefined
}

function namesByPath(paths: Record<string, CallPath>): Map<string, string> {
  return new Map(
    Object.entries(paths).flatMap(([name, { path, tail }]) => [
      [path, name],
      ...(tail === undefined ? [] : [[`${path}/*`, name] as const]),
    ]),
  )
}

const nameOf = (names: Map<string, string>, rest: string): string =>
  names.get(rest) ?? names.get(rest.replace(/\/[^/]*$/, '/*')) ?? other
