export interface Dimensions {
  width: number
  height: number
  depth: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Drawing {
  front: Box
  side: Box
  /** Where the floor is, and how large the whole drawing is. */
  floor: number
  width: number
  height: number
}

/** The width of the drawing, and the room for the figures beside, between and below. */
const sheet = { width: 320, start: 66, between: 56, end: 16, top: 12, below: 44, tallest: 196 }
/** Thinner would not be seen. */
const thinnest = 3

const rounded = (value: number) => Math.round(value * 10) / 10

/** Front and side view beside each other, in one scale. */
export function drawingOf({ width, height, depth }: Dimensions): Drawing {
  const wide = sheet.width - sheet.start - sheet.between - sheet.end
  const scale = Math.min(wide / (width + depth), sheet.tallest / height)
  const drawn = (length: number) => rounded(Math.max(thinnest, length * scale))
  const rest = wide - drawn(width) - drawn(depth)
  const floor = rounded(sheet.top + drawn(height))
  const box = (x: number, length: number): Box => ({
    x: rounded(x),
    y: sheet.top,
    width: drawn(length),
    height: drawn(height),
  })
  const front = box(sheet.start + rest / 4, width)
  const side = box(front.x + front.width + sheet.between + rest / 2, depth)
  return { front, side, floor, width: sheet.width, height: floor + sheet.below }
}
