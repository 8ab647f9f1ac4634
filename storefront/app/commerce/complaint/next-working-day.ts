import { jakartaDay } from '../dates/jakarta-day.ts'

const dayInMilliseconds = 86_400_000
const friday = 5

/** The moment one working day later: nobody answers complaints on Saturdays and Sundays. */
export function nextWorkingDay(moment: string): string {
  let days = 1
  while (jakartaDay(moment, days).weekday > friday) days += 1
  return new Date(Date.parse(moment) + days * dayInMilliseconds).toISOString()
}
