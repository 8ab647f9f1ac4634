import type { Video } from '@gema/contract/calls/video.ts'
import type { VideoObject, WithContext } from 'schema-dts'
import type { ShopPageData } from '../../api/load-shop.ts'
import { organizationId, wholePicture } from './whole-address.ts'

/** What a video shows and how long it takes. */
export const videoData = (shop: ShopPageData, video: Video): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.title,
  description: video.text,
  thumbnailUrl: wholePicture(shop, video.image),
  uploadDate: video.published_at,
  duration: `PT${Math.floor(video.seconds / 60)}M${video.seconds % 60}S`,
  embedUrl: new URL(video.embed_url, shop.common.setting.site_url).href,
  inLanguage: shop.language,
  publisher: { '@id': organizationId(shop) },
})
