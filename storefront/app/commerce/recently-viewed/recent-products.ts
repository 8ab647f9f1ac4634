/** What is remembered of a product that was looked at: enough for a small card, and no price, which may change. */
export interface RecentProduct {
  uuid: string
  slug: string
  name: string
  brand: string
  image_path: string | null
}

export const mostRecent = 12

/** Where the browser keeps them. */
export const rememberedAs = 'recentlyViewed'

/** Reads what was stored. Anything may stand there: an older form of it, or what somebody else wrote. */
export function readRecent(stored: string | undefined): RecentProduct[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(found) ? found.filter(isRecent).slice(0, mostRecent) : []
  } catch {
    return []
  }
}

const isRecent = (thing: unknown): thing is RecentProduct => {
  if (typeof thing !== 'object' || thing === null) return false
  const { uuid, slug, name, brand, image_path } = thing as Record<string, unknown>
  const texts = [uuid, slug, name, brand].every((text) => typeof text === 'string' && text !== '')
  return texts && (image_path === null || typeof image_path === 'string')
}

/** The newest first, each once. */
export const withRecent = (recent: RecentProduct[], product: RecentProduct): RecentProduct[] =>
  [product, ...recent.filter(({ uuid }) => uuid !== product.uuid)].slice(0, mostRecent)
