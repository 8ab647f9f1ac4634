/** A page that search engines are told of, in all its languages. */
export interface SitemapEntry {
  /** Without the site and the language; slugs differ from one language to the other. */
  addressIn: (language: string) => string
  updatedAt?: Date
  /** Of the shop's picture library. */
  pictures?: string[]
}
