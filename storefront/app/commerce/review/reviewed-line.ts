/** The line of an order that a review is about, as orders tell it. */
export interface ReviewedLine {
  id: string
  name: string
  label: string
  image_path: string | null
  image_alt: string
  slug: string
  product_uuid: string
}
