import { html, raw } from 'hono/html'
import { videoScript } from './video-script.ts'
import { videoStyle } from './video-style.ts'
import type { VideoWords } from './video-words.ts'

interface Film {
  title: string
  captions: readonly string[]
  /** The path of its picture. */
  picture: string
}

const titleTakes = 4_000
const shortest = 3_500
/** People read about fifteen characters a second. */
const characterTakes = 65

const takes = (caption: string): number => Math.max(shortest, caption.length * characterTakes)

const sign = (path: string, className: string) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" class="${className}"><path d="${path}"/></svg>`

/** A film of one picture that moves slowly, with its title and captions. */
export function videoPage(words: VideoWords, { title, captions, picture }: Film) {
  let end = titleTakes
  const scenes = captions.map((caption) => {
    end += takes(caption)
    return html`<p data-until="${end}" hidden>${caption}</p>`
  })
  const srcSet = (format: string) =>
    [640, 960, 1280, 1920].map((width) => `/media/${width}/${picture}.${format} ${width}w`).join(', ')
  return html`<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title}</title><style>${raw(videoStyle)}</style></head>
<body><main class="film plays" data-scene="0">
<picture><source type="image/avif" srcset="${srcSet('avif')}" sizes="100vw"><img src="/media/1280/${picture}.webp" srcset="${srcSet('webp')}" sizes="100vw" alt=""></picture>
<p class="mark">${words.mark}</p>
<div class="words"><h1 data-until="${titleTakes}">${title}<small>${words.note}</small></h1>${scenes}</div>
<div class="bar"><button id="toggle" aria-label="${words.pause}" data-play="${words.play}" data-pause="${words.pause}">${sign('M7 4.5v15l12-7.500z', 'when-still')}${sign('M6 5h4v14H6zM14 5h4v14h-4z', 'when-playing')}</button>
<button id="again" aria-label="${words.again}">${sign('M12 5a7 7 0 1 1-6.700 9h2.100A5 5 0 1 0 12 7v3.500L6.500 6 12 1.500z', '')}</button>
<progress max="${end}" value="0" aria-label="${words.progress}"></progress><span class="clock" aria-hidden="true"></span></div>
</main><script>${raw(videoScript)}</script></body></html>`
}
