/** What every share picture measures: the size that those ask for who show links. */
export const shareSize = { width: 1200, height: 630 } as const

export const shareColours = {
  ink: '#14161f',
  second: '#5b6072',
  tile: '#f3f5f7',
  primaryInk: '#4338ca',
  themeInk: '#17704c',
  theme: '#39b982',
  star: '#c67c00',
  noStar: '#d2d5df',
  night: '#12131c',
  onNight: '#f5f6fb',
  onNight2: '#c9cddb',
} as const

/** A share picture before it is put together: a ground, a picture of the shop on it, and what is drawn over both. */
export interface ShareDrawing {
  ground: string
  /** At the end side, as high as the whole; or all of it. */
  place: 'end' | 'whole'
  /** SVG without its root. */
  over: string
}
