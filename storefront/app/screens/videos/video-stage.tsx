import type { Video } from '@gema/contract/calls/video.ts'
import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { chooseCookies } from '../../commerce/cookie-banner/cookie-choice.ts'
import { useDates } from '../../commerce/dates/use-dates.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useWords } from '../../language/use-words.ts'
import { Note } from '../../ui/note.tsx'
import { isFromOutside } from './frame-address.ts'
import { OutsideNote } from './outside-note.tsx'
import type { Playing } from './use-playing.ts'
import { VideoFrame } from './video-frame.tsx'
import { VideoLength } from './video-length.tsx'
import { videosWords } from './videos-words.ts'

interface VideoStageProps {
  video: Video
  at: Playing
  onPress: () => void
  onGoTo: (at: Playing) => void
}

/** One video, large: its picture until somebody plays it, and beside it what it is about. */
export function VideoStage({ video, at, onPress, onGoTo }: VideoStageProps) {
  const t = useWords(videosWords)
  const { withYear } = useDates()
  const stage = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A video that was chosen further down comes into sight.
    if (at !== 'still') stage.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const leave = () => {
    onGoTo('still')
    requestAnimationFrame(() => button.current?.focus())
  }
  const always = () => {
    chooseCookies('all')
    onGoTo('playing')
  }
  return (
    <section
      aria-labelledby="stage-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 w992:grid-cols-[minmax(0,1fr)_300px] w1200:grid-cols-[minmax(0,1fr)_360px]"
    >
      <div ref={stage} className="relative grid aspect-video scroll-mt-24">
        <div className="absolute inset-0 overflow-hidden rounded-card bg-night w768:rounded-[20px]">
          <ShopPicture
            picture={video.image}
            alt=""
            widths={[480, 640, 960, 1280]}
            sizes="(min-width: 1200px) 930px, 100vw"
            eager
            fill
          />
          {at === 'playing' && <VideoFrame video={video} />}
          {(at === 'still' || at === 'offline') && <VideoLength seconds={video.seconds} />}
        </div>
        {(at === 'still' || at === 'offline') && (
          <button
            ref={button}
            type="button"
            aria-label={t('play', { title: video.title })}
            onClick={onPress}
            className="group absolute inset-0 grid place-items-center rounded-card w768:rounded-[20px]"
          >
            <span className="grid size-16 place-items-center rounded-full bg-ink/85 text-white ring-2 ring-white/80 transition-transform duration-150 ease-gema group-hover:scale-106 w768:size-20">
              <Play aria-hidden size={26} className="translate-x-px fill-current" />
            </span>
          </button>
        )}
        {at === 'asking' && (
          <OutsideNote onPlay={() => onGoTo('playing')} onAlways={always} onLeave={leave} />
        )}
      </div>
      <div className="w992:py-2">
        <h2 id="stage-title" className="text-22 w768:text-28">
          {video.title}
        </h2>
        <p className="mt-1 text-12 text-ink-2">{withYear(video.published_at)}</p>
        <p className="mt-3 text-pretty">{video.text}</p>
        <p className="mt-4 text-12 text-ink-2 text-pretty">
          {t(isFromOutside(video.embed_url) ? 'from_youtube' : 'from_us')}
        </p>
        {at === 'offline' && (
          <Note kind="bad" className="mt-4">
            {t('offline')}
          </Note>
        )}
      </div>
    </section>
  )
}
