import type { Video } from '@gema/contract/calls/video.ts'
import { useState } from 'react'
import { isOutsideAllowed, useOutsideForbidden } from '../../commerce/cookie-banner/outside-allowed.ts'
import { isFromOutside } from './frame-address.ts'

/** Nothing but its picture; told from where it comes; in its frame; or no network to play it. */
export type Playing = 'still' | 'asking' | 'playing' | 'offline'

/**
 * Which video plays: none until somebody has pressed play and, where it comes from another site, has agreed to that or
 * has allowed it for good. Whoever takes that back stops it.
 */
export function usePlaying() {
  const [pressed, setPressed] = useState<{ video: Video; at: Playing }>()
  useOutsideForbidden(() => {
    if (pressed?.at === 'playing' && isFromOutside(pressed.video.embed_url)) setPressed(undefined)
  })
  const goTo = (video: Video, at: Playing) => setPressed({ video, at })
  return {
    at: (video: Video): Playing => (pressed?.video.slug === video.slug ? pressed.at : 'still'),
    goTo,
    press: (video: Video) => {
      if (!navigator.onLine) goTo(video, 'offline')
      else goTo(video, isFromOutside(video.embed_url) && !isOutsideAllowed() ? 'asking' : 'playing')
    },
  }
}
