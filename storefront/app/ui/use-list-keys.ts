import { type KeyboardEvent, useRef, useState } from 'react'

interface ListKeys {
  /** Which line the keys are at. */
  place: number
  moveTo: (place: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Told only about moves by key: the pointer is where it is already. */
  movedByKey: { current: boolean }
}

/** A page up or down in a list. */
const leap = 8

/** Arrows, Home, End, page up and down through the lines of a list; Enter takes one. It goes round at both ends. */
export function useListKeys(count: number, start: number, onTake: (place: number) => void): ListKeys {
  const [wanted, setWanted] = useState(start)
  const movedByKey = useRef(true)
  const place = Math.min(wanted, count - 1)
  const last = count - 1
  const targets: Record<string, number> = {
    ArrowDown: place >= last ? 0 : place + 1,
    ArrowUp: place <= 0 ? last : place - 1,
    PageDown: Math.min(last, place + leap),
    PageUp: Math.max(0, place - leap),
    Home: 0,
    End: last,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are composed, the keys belong to the keyboard's own list.
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || count === 0)
      return
    const target = targets[event.key]
    if (target !== undefined) {
      event.preventDefault()
      movedByKey.current = true
      setWanted(target)
    } else if (event.key === 'Enter' && place >= 0) {
      event.preventDefault()
      onTake(place)
    }
  }
  return { place, moveTo: setWanted, onKeyDown, movedByKey }
}
