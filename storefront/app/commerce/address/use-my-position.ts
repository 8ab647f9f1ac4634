import { useEffect, useRef, useState } from 'react'
import { isInIndonesia, type MapPin, rounded } from './parse-map-pin.ts'

export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'outside'

interface Found {
  pin: MapPin
  /** In metres. */
  accuracy: number
}

interface MyPosition {
  isAsking: boolean
  ask: () => void
  /** What comes in later is no longer wanted. */
  forget: () => void
}

interface Listeners {
  onFound: (found: Found) => void
  onProblem: (problem: PositionProblem) => void
}

/** By the numbers of the browser's interface. */
const problems: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** Asks the device where it is, only when somebody wants that. */
export function useMyPosition({ onFound, onProblem }: Listeners): MyPosition {
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(0)
  const forget = () => {
    latest.current += 1
    setAsking(false)
  }
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )
  const ask = () => {
    latest.current += 1
    const mine = latest.current
    const end = (then: () => void) => {
      if (mine !== latest.current) return
      setAsking(false)
      then()
    }
    if (!window.isSecureContext || !('geolocation' in navigator)) return onProblem('unsupported')
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        end(() => {
          const { latitude, longitude, accuracy } = coords
          if (!isInIndonesia(latitude, longitude)) return onProblem('outside')
          onFound({ pin: { latitude: rounded(latitude), longitude: rounded(longitude) }, accuracy })
        }),
      ({ code }) => end(() => onProblem(problems[code] ?? 'unavailable')),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    )
  }
  return { isAsking, ask, forget }
}
