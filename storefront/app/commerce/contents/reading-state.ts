/** Where a text stands on the screen. */
interface TextPlace {
  /** From the upper edge of the screen to the beginning of the text; negative once that has been passed. */
  top: number
  height: number
  screen: number
}

/** How much of a text has been read, in percent: what has come above the middle of the screen. */
export function readPercent({ top, height, screen }: TextPlace): number {
  if (height <= 0) return 0
  const read = (screen / 2 - top) / height
  return Math.round(Math.min(1, Math.max(0, read)) * 100)
}

/** How many minutes are left of those that the whole text takes. Only at the very end are there none. */
export const minutesLeft = (minutes: number, percent: number): number =>
  Math.ceil((minutes * (100 - percent)) / 100)
