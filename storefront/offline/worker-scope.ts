/** What a service worker has and a page has not, as far as it is used: TypeScript's own list cannot stand beside that of pages. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}

export interface LastingEvent {
  /** The worker stays until this is done. */
  waitUntil(work: Promise<unknown>): void
}

export interface AskedEvent extends LastingEvent {
  request: Request
  /** The answer that the browser asked for while the worker was still waking up. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
