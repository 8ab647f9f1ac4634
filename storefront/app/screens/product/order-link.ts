/** A number as wa.me wants it: digits only, with the country in front. */
const internationalDigits = (number: string): string => number.replace(/\D/g, '').replace(/^0/, '62')

/** The address that opens a chat with a text already written. */
export const chatLink = (number: string, text: string): string =>
  `https://wa.me/${internationalDigits(number)}?text=${encodeURIComponent(text)}`

/** The address of a page as others can open it. */
export const wholeAddress = (siteUrl: string, address: string): string =>
  `${siteUrl.replace(/\/+$/, '')}${address}`

export interface OrderFacts {
  product: string
  /** The chosen values, such as "Walnut, 2 × 5 m"; empty where there is nothing to choose. */
  variant: string
}

/** What is ordered, in one line: "Laras Aria 9, pair (Walnut)". */
export const orderedThing = ({ product, variant }: OrderFacts): string =>
  variant === '' ? product : `${product} (${variant})`
