/** More than any list of seen products is long. */
export const mostPictures = 60

const smallPicture = /^\/media\/\d+\/[\w./-]+\.webp$/

/** The pictures that a page asks to be kept; nothing if it says something else. Whatever it sends, nothing but pictures is kept. */
export function picturesToKeep(message: unknown): string[] | undefined {
  const { pictures } = (message ?? {}) as { pictures?: unknown }
  if (!Array.isArray(pictures)) return undefined
  const known = pictures.filter(
    (address): address is string =>
      typeof address === 'string' && smallPicture.test(address) && !address.includes('..'),
  )
  return [...new Set(known)].slice(0, mostPictures)
}
