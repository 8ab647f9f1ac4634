import type { HomeData } from '@gema/contract/calls/home.ts'
import { Play } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { homeWords } from './home-words.ts'

/** Short films about sound. */
export const VideoTiles = (given: { videos: HomeData['videos'] }) => (
  <DrawnOnce as="section" className="wrap section" of={VideoTilesParts} given={given} />
)

function VideoTilesParts({ videos }: { videos: HomeData['videos'] }) {
  const t = useWords(homeWords)
  return (
    <>
      <SectionHead title={t('videos_title')} more={{ to: addressOf('videos'), text: t('videos_all') }} />
      <ul className="rail rail-videos">
        {videos.map((video) => (
          <li key={video.slug}>
            <PageLink to={`${addressOf('videos')}?video=${video.slug}`} className="group block">
              <span className="relative block">
                <ShopPicture
                  picture={video.image}
                  alt=""
                  widths={[320, 640]}
                  sizes="(min-width: 992px) 25vw, 70vw"
                  className="aspect-video rounded-card"
                />
                <span className="absolute inset-0 m-auto grid size-[52px] place-items-center rounded-full bg-ink/85 text-white">
                  <Play aria-hidden size={18} className="fill-current" />
                </span>
                <span className="figures absolute end-2 bottom-2 rounded-[5px] bg-night/85 px-1.5 py-0.5 text-12 text-white">
                  {Math.floor(video.seconds / 60)}:{String(video.seconds % 60).padStart(2, '0')}
                </span>
              </span>
              <b className="mt-2.5 block text-14 font-semibold group-hover:underline">{video.title}</b>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
