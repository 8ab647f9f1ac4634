export interface CountdownPart {
  unit: 'days' | 'hours' | 'minutes' | 'seconds'
  value: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The time that is left as three figures: hours, minutes and seconds, or from a day on days, hours and minutes. */
export function countdownParts(milliseconds: number): CountdownPart[] {
  const left = Math.max(0, Math.floor(milliseconds / 1000))
  const parts: CountdownPart[] = [
    { unit: 'days', value: Math.floor(left / day) },
    { unit: 'hours', value: Math.floor((left % day) / hour) },
    { unit: 'minutes', value: Math.floor((left % hour) / minute) },
    { unit: 'seconds', value: left % minute },
  ]
  return left >= day ? parts.slice(0, 3) : parts.slice(1)
}
