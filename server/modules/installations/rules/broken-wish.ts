import { isVisitDay } from '@gema/contract/values/visit-days.ts'

/** The place of the first wish whose day is too soon or too far away; nothing, where all can be. */
export function brokenWish(wishes: { date: string }[], now: Date): number | undefined {
  const place = wishes.findIndex(({ date }) => !isVisitDay(date, now))
  return place === -1 ? undefined : place
}
