import { pageCache, pictureCache } from './kept-caches.ts'
import { picturesToKeep } from './pictures-to-keep.ts'
import type { AskedEvent, WorkerScope } from './worker-scope.ts'

/** Written in by the build: the addresses that the offline page consists of, and a mark of their contents. */
declare const offlineFiles: string[]
declare const offlineVersion: string

const offlinePage = '/offline.html'
const ownCache = pageCache(offlineVersion)
const worker = self as unknown as WorkerScope

/*
 * Pages come from the network and from nowhere else: a price that is shown is the price of this moment. Only where there is no
 * network, the offline page stands in for them. Answers of the API are not touched at all.
 */
worker.addEventListener('install', (event) => event.waitUntil(prepare()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => {
  const pictures = picturesToKeep(event.data)
  if (pictures !== undefined) event.waitUntil(keepPictures(pictures))
})
worker.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (event.request.mode === 'navigate') event.respondWith(pageOrOffline(event))
  else if (offlineFiles.includes(pathname)) event.respondWith(keptFile(event.request))
})

async function prepare(): Promise<void> {
  const cache = await caches.open(ownCache)
  await cache.addAll(offlineFiles.map(asItIsNow))
  // It changes nothing on pages that are open, so there is nothing to wait for.
  await worker.skipWaiting()
}

/** Files that carry a mark of their contents in their names are the same wherever they come from. */
const asItIsNow = (address: string): RequestInfo =>
  address.startsWith('/assets/') ? address : new Request(address, { cache: 'reload' })

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name !== ownCache && name !== pictureCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  // The page is asked for while the worker wakes up, so that it costs no time.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function pageOrOffline({ request, preloadResponse }: AskedEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const offline = await caches.match(offlinePage, { cacheName: ownCache })
    return offline ?? Response.error()
  }
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: ownCache })) ?? fetch(request)
}

/** Exactly these from now on. A picture that cannot be had now is asked for again with the next product. */
async function keepPictures(addresses: string[]): Promise<void> {
  const cache = await caches.open(pictureCache)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(kept.filter((path) => !addresses.includes(path)).map((path) => cache.delete(path)))
  await Promise.allSettled(addresses.filter((path) => !kept.includes(path)).map((path) => cache.add(path)))
}
