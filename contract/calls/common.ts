import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { categoryNode } from '../shapes/category-node.ts'
import { setting } from '../shapes/setting.ts'
import { shopLanguage } from '../shapes/shop-language.ts'
import { footerNode } from '../shapes/shop-links.ts'
import { storeCard } from '../shapes/store-card.ts'

export const common = defineCall('common', {
  summary:
    'What every page needs: settings, languages, category menu, footer links and the shop’s own stores.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({}),
  data: z.object({
    setting,
    languages: z.array(shopLanguage),
    img_src_url: z.string(),
    default_image: z.string(),
    categories: z.array(categoryNode),
    footer: z.array(footerNode),
    stores: z.array(storeCard),
    demo: z.boolean(),
  }),
})

export type CommonData = z.output<typeof common.data>
