/** The pictures of products that were looked at; the offline page shows them. */
export const pictureCache = 'gema-seen-pictures'

/** The offline page itself, as one build made it. */
export const pageCache = (version: string): string => `gema-offline-${version}`
