import type { Order } from '@gema/contract/shapes/order.ts'
import { useMemo } from 'react'
import { useLanguage } from '../../language/use-language.ts'

type Estimate = NonNullable<Order['estimate']>

/** The days on which an order should arrive, in the language of the page: "17–19 Nov", "Tuesday, 17 November". */
export function useEstimateDays() {
  const { language } = useLanguage()
  return useMemo(() => {
    // English as it is written in Indonesia: the day before the month.
    const locale = language === 'en' ? 'en-GB' : language
    const write = (options: Intl.DateTimeFormatOptions, { from, to }: Estimate): string => {
      // A day of the calendar is the same day in every time zone.
      const written = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
      return from === to
        ? written.format(new Date(from))
        : written.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, '–')
    }
    return {
      /** "17 Nov", "17–19 Nov" */
      short: (days: Estimate) => write({ day: 'numeric', month: 'short' }, days),
      /** "Tuesday, 17 November", "17–19 November" */
      long: (days: Estimate) =>
        write(
          { day: 'numeric', month: 'long', ...(days.from === days.to && ({ weekday: 'long' } as const)) },
          days,
        ),
    }
  }, [language])
}
