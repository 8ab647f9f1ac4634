import type { OpeningHours } from '@gema/contract/shapes/store-card.ts'
import { useHoursLines } from './use-hours-lines.ts'

/** The opening hours of a store in a line that breaks between days only. */
export function StoreHours({ hours }: { hours: OpeningHours[] }) {
  return useHoursLines(hours).map((line) => (
    <span key={line} className="me-2 inline-block whitespace-nowrap">
      {line}
    </span>
  ))
}
