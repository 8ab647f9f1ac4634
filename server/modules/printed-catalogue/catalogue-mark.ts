import { createHash } from 'node:crypto'
import { monthMark } from '../../platform/pdf/paper-dates.ts'
import { catalogueContents } from './catalogue-contents.ts'
import type { CatalogueFacts } from './catalogue-facts.ts'

/** To be counted up when a catalogue is drawn differently: then every shop prints anew. */
const layoutVersion = 1

/**
 * The mark of all that is printed: equal marks, equal papers. The day on which it is printed does not count, the month on
 * the cover does: nobody should be handed the catalogue of last year.
 */
export function catalogueMark(facts: CatalogueFacts, now: Date): string {
  const month = new Date(`${monthMark(now)}-15T00:00:00Z`)
  const printed = JSON.stringify([layoutVersion, catalogueContents(facts, month)])
  return createHash('sha256').update(printed).digest('hex')
}
