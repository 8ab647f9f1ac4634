import { recentPicture } from './recent-picture.ts'
import type { RecentProduct } from './recent-products.ts'

/** Lets the service worker keep the pictures of what was looked at, and no others. Where there is none, nothing is kept. */
export function keepPictures(recent: RecentProduct[]): void {
  const pictures = recent.flatMap(({ image_path }) =>
    image_path === null ? [] : [recentPicture(image_path)],
  )
  // Absent where the page was not sent safely.
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ pictures }))
}
