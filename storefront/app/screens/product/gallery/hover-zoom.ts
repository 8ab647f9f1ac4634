import type { PointerEvent } from 'react'

const enlarged = 'scale(2)'

/** The width of the enlarged picture, for which a larger file is fetched. */
const enlargedSizes = '1280px'

const imageIn = (event: PointerEvent<HTMLElement>) => event.currentTarget.querySelector('img')

/** Enlarges the picture under a mouse, around the point where it is. Fingers have the full-screen view. */
export const hoverZoom = {
  onPointerMove: (event: PointerEvent<HTMLElement>) => {
    const image = imageIn(event)
    if (event.pointerType !== 'mouse' || image === null) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const across = (100 * (event.clientX - left)) / width
    const down = (100 * (event.clientY - top)) / height
    image.style.transformOrigin = `${across}% ${down}%`
    image.style.transform = enlarged
    for (const source of event.currentTarget.querySelectorAll('source')) source.sizes = enlargedSizes
  },
  onPointerLeave: (event: PointerEvent<HTMLElement>) => {
    const image = imageIn(event)
    if (image !== null) image.style.transform = ''
  },
}
