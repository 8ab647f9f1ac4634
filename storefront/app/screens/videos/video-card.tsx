import type { Video } from '@gema/contract/calls/video.ts'
import { Play } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useDates } from '../../commerce/dates/use-dates.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { VideoLength } from './video-length.tsx'

interface VideoCardProps {
  video: Video
  /** Where it stands large. */
  to: string
  onPress: () => void
}

/** A video among others: pressing it plays it, large. */
export function VideoCard({ video, to, onPress }: VideoCardProps) {
  const { withYear } = useDates()
  const press = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!opensElsewhere) onPress()
  }
  return (
    <article className="group relative">
      <div className="relative">
        <ShopPicture
          picture={video.image}
          alt=""
          widths={[320, 480, 640]}
          sizes="(min-width: 1200px) 325px, (min-width: 576px) 50vw, 100vw"
          className="aspect-video rounded-card"
          pictureClassName="transition-transform duration-250 ease-gema group-hover:scale-104"
        />
        <span className="absolute inset-0 m-auto grid size-[52px] place-items-center rounded-full bg-ink/85 text-white">
          <Play aria-hidden size={18} className="fill-current" />
        </span>
        <VideoLength seconds={video.seconds} />
      </div>
      <h3 className="mt-2.5 text-16 tracking-normal">
        <Link
          to={to}
          preventScrollReset
          onClick={press}
          className="after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-3"
        >
          {video.title}
        </Link>
      </h3>
      <p className="mt-1 line-clamp-3 text-14 text-ink-2 text-pretty">{video.text}</p>
      <p className="mt-1.5 text-12 text-ink-2">{withYear(video.published_at)}</p>
    </article>
  )
}
