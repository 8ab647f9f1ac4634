/** How many visitors ask at the same time. */
export const connections = 32

export interface LoadWish {
  site: string
  /** Asked for in turns. */
  addresses: readonly string[]
  seconds: number
}

export interface LoadFigures {
  perSecond: number
  /** Milliseconds. */
  median: number
  p99: number
}

export interface LoadGenerator {
  name: string
  /** Asks as fast as it is answered. Anything but whole answers is an error. */
  load(wish: LoadWish): Promise<LoadFigures>
}
