import type { ShopPage } from '@gema/contract/calls/page.ts'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { RichText } from '../../commerce/rich-text/rich-text.tsx'
import { sectionsBeside } from './sections-beside.ts'

/** What else the shop says on its page about contact: what to tell us, and how to know that it is us. */
export function GoodToKnow({ page }: { page: ShopPage }) {
  const { stores } = useShop()
  const sections = sectionsBeside(page.body, {
    stores: stores.map(({ name }) => name),
    here: addressOf('contactUs'),
  })
  if (sections.length === 0) return null
  return (
    <div className="mt-12 grid-cols-2 gap-x-10 border-t border-line pt-8 w768:mt-16 w768:pt-10 w992:grid">
      {/* The first is the longest: it has a side of its own. */}
      <RichText text={sections[0] ?? page.body} size="small" className={sizes} />
      <div>
        {sections.slice(1).map((section) => (
          <RichText
            key={JSON.stringify(section.blocks[0])}
            text={section}
            size="small"
            className={`${sizes} mt-8 w992:not-first:mt-8 w992:first:mt-0`}
          />
        ))}
      </div>
    </div>
  )
}

/** Smaller than on a page of their own. */
const sizes = '[&_h2]:mt-0! [&_h2]:text-18!'
