import { whenIdle } from './ui/when-idle.ts'

/** The service worker comes when the page is there and has nothing else to do. Without one, only the offline page is missing. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () =>
    whenIdle()
      .then(() => navigator.serviceWorker.register('/service-worker.js'))
      .catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register, { once: true })
}
