import { isVideoName } from '@gema/contract/shapes/complaint.ts'
import { Film, Play } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { clockOfSeconds } from './clock-of-seconds.ts'
import { useObjectUrl } from './use-object-url.ts'

/** A file from this device in a square: the picture, or the first frame of a video with its length. */
export function LocalPreview({ file, pale }: { file: File; pale: boolean }) {
  const src = useObjectUrl(file)
  if (!isVideoName(file.name)) {
    return src === undefined ? null : <img src={src} alt="" className={fills(pale)} />
  }
  return <VideoPreview src={src} pale={pale} />
}

function VideoPreview({ src, pale }: { src: string | undefined; pale: boolean }) {
  const [seconds, setSeconds] = useState<number>()
  const [failed, setFailed] = useState(false)
  return (
    <>
      {src !== undefined && !failed && (
        <video
          src={src}
          muted
          playsInline
          preload="metadata"
          aria-hidden
          tabIndex={-1}
          onLoadedMetadata={({ currentTarget }) => setSeconds(currentTarget.duration)}
          onError={() => setFailed(true)}
          className={fills(pale)}
        />
      )}
      {failed && <Icon of={Film} size={24} className="text-ink-2" />}
      {!failed && !pale && <PlaySign />}
      {seconds !== undefined && Number.isFinite(seconds) && !pale && (
        <span
          dir="ltr"
          className="figures absolute start-2 bottom-2 rounded-[5px] bg-night/85 px-1.5 py-0.5 text-12 text-white"
        >
          {clockOfSeconds(seconds)}
        </span>
      )}
    </>
  )
}

/** The disc that says: this one moves. */
export function PlaySign({ small = false }: { small?: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid place-items-center rounded-full bg-ink/82 text-white',
        small ? 'size-8' : 'size-11',
      )}
    >
      <Play size={small ? 16 : 20} strokeWidth={1.6} className="fill-current" />
    </span>
  )
}

const fills = (pale: boolean) => classNames('absolute inset-0 size-full object-cover', pale && 'opacity-35')
