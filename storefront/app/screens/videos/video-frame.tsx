import type { Video } from '@gema/contract/calls/video.ts'
import { useEffect, useRef } from 'react'
import { frameAddress } from './frame-address.ts'

/** The video itself, in a frame: whoever plays it by keyboard goes on in there. */
export function VideoFrame({ video }: { video: Video }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      title={video.title}
      src={frameAddress(video.embed_url)}
      allow="fullscreen; picture-in-picture; autoplay"
      referrerPolicy="strict-origin"
      className="absolute inset-0 size-full border-0"
    />
  )
}
