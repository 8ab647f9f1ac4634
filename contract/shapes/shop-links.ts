import { z } from 'zod'

/** A link whose text and address are data: `url` is an address of the shop without language prefix, or a whole one. */
export const shopLink = z.object({ title: z.string(), url: z.string() })

/** A heading of the footer with the links under it. */
export const footerNode = z.object({
  id: z.number().int(),
  title: z.string(),
  in_footer_child: z.array(shopLink.extend({ id: z.number().int() })),
})

export type ShopLink = z.output<typeof shopLink>
export type FooterNode = z.output<typeof footerNode>
