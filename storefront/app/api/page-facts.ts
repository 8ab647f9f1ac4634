/** What is special about a page. */
export interface PageFacts {
  title: string
  description?: string
  /** Personal pages and pages behind a link in a mail are not for search engines. */
  noindex?: boolean
  /** Where the page is to be found, without its language; absent: where it was asked for, without what stands behind `?`. */
  address?: string
  /** The same in any language, where slugs differ from one to the other. */
  addressIn?: (language: string) => string
  /** For who gets the link: the address of a picture, 1200 × 630, and what it shows; absent: the shop's own. */
  picture?: { address: string; alt: string }
  kind?: 'website' | 'article' | 'product'
  /** What search engines read, as schema.org describes it; made on the server alone. */
  structured?: readonly object[]
}
