import { type PointerEvent, type RefObject, useRef } from 'react'

interface Point {
  x: number
  y: number
}

interface Pinch {
  /** What is enlarged and moved. */
  target: RefObject<HTMLDivElement | null>
  /** Where fingers and mouse are watched. */
  area: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: (event: PointerEvent) => void
    onDoubleClick: () => void
  }
}

const largest = 4
const enlarged = 2
/** A finger that has gone this far sideways meant the next picture. */
const swipeLength = 48

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Two fingers enlarge, one moves what is enlarged or else turns to the next; a double tap does both ways. */
export function usePinch({ onSwipe }: { onSwipe: (step: 1 | -1) => void }): Pinch {
  const target = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const view = useRef({ of: target.current, scale: 1, x: 0, y: 0 })
  const down = useRef<Point>(undefined)

  const change = (next: { scale: number; x?: number; y?: number }) => {
    const scale = Math.min(largest, Math.max(1, next.scale))
    const { x = 0, y = 0 } = scale === 1 ? {} : next
    view.current = { of: target.current, scale, x, y }
    if (target.current) target.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }
  // Another picture begins at its own size.
  const now = () => (view.current.of === target.current ? view.current : { scale: 1, x: 0, y: 0 })

  const lift = (event: PointerEvent) => {
    const from = down.current
    const alone = fingers.current.size === 1
    fingers.current.delete(event.pointerId)
    down.current = undefined
    if (!alone || from === undefined || now().scale > 1) return
    const across = event.clientX - from.x
    if (Math.abs(across) > swipeLength) onSwipe(across < 0 ? 1 : -1)
  }

  return {
    target,
    area: {
      onPointerDown: (event) => {
        const point = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, point)
        down.current = fingers.current.size === 1 ? point : undefined
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId)
        if (before === undefined) return
        const point = { x: event.clientX, y: event.clientY }
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        const { scale, x, y } = now()
        if (other) change({ scale: (scale * distance(point, other)) / distance(before, other), x, y })
        else if (scale > 1) change({ scale, x: x + point.x - before.x, y: y + point.y - before.y })
        fingers.current.set(event.pointerId, point)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: () => change({ scale: now().scale > 1 ? 1 : enlarged }),
    },
  }
}
