import { addresses } from '../app/addresses.ts'
import { recentPicture } from '../app/commerce/recently-viewed/recent-picture.ts'
import type { RecentProduct } from '../app/commerce/recently-viewed/recent-products.ts'
import { inLanguage } from '../app/language/language-path.ts'
import { pictureCache } from './kept-caches.ts'

/** A product that was looked at: picture, maker and name. Its price is not known here. */
export function recentCard(template: HTMLTemplateElement, product: RecentProduct, language: string): Node {
  const card = template.content.cloneNode(true) as DocumentFragment
  const address = addresses.product
    .replace(':main', encodeURIComponent(product.slug))
    .replace(':id?', encodeURIComponent(product.uuid))
  card.querySelector('a')?.setAttribute('href', inLanguage(address, language))
  card.querySelector('[data-part="brand"]')?.append(product.brand)
  card.querySelector('[data-part="name"]')?.append(product.name)
  const picture = card.querySelector('[data-part="picture"]')
  if (picture !== null && product.image_path !== null)
    void showKept(picture, recentPicture(product.image_path))
  return card
}

/** From what the worker has kept; without it, the place stays empty. */
async function showKept(place: Element, address: string): Promise<void> {
  const kept = await caches.match(address, { cacheName: pictureCache })
  if (kept === undefined) return
  const image = new Image()
  image.alt = ''
  image.className = 'absolute inset-0 size-full object-cover'
  image.src = URL.createObjectURL(await kept.blob())
  place.append(image)
}
