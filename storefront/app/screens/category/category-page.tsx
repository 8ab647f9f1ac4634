import type { Listing } from '@gema/contract/shapes/listing.ts'
import { addressOf } from '../../addresses.ts'
import type { ListingOf } from '../../commerce/listing/listing-call.ts'
import { ListingPage } from '../../commerce/listing/listing-page.tsx'

/** The list of a category, or of a sub-category below it. */
export function CategoryPage({ listing, of }: { listing: Listing; of: ListingOf }) {
  const { head } = listing
  if (head === null) return null
  const above = head.parent && {
    name: head.parent.name,
    to: addressOf('category', { category: head.parent.slug }),
  }
  return (
    <ListingPage
      listing={listing}
      of={of}
      title={head.name}
      text={head.text}
      trail={[...(above ? [above] : []), { name: head.name }]}
    />
  )
}
