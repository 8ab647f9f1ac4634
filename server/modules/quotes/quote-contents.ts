import type { Verdict } from '@gema/contract/match/match-rule.ts'
import { formatFigure } from '@gema/contract/values/figure.ts'
import { spacedCode } from '@gema/contract/values/spaced-code.ts'
import { hoursText } from '../../platform/pdf/hours-text.ts'
import { dayText, momentTextOf } from '../../platform/pdf/paper-dates.ts'
import type { Tone } from '../../platform/pdf/pdf-colours.ts'
import { linesOf } from './lines-of-quote.ts'
import type { QuoteFacts } from './quote-facts.ts'
import { quoteWordsOf } from './quote-language.ts'
import type { QuoteContents } from './quote-shape.ts'
import { totalsOf } from './totals-of-quote.ts'

/** What stands on a quotation, in the language of who asks. */
export function quoteContents(facts: QuoteFacts): QuoteContents {
  const { simulation, seller } = facts
  const words = quoteWordsOf(facts.language)
  const language = facts.language === 'id' ? 'id' : 'en'
  const checked = momentTextOf(simulation.checkedAt, language)
  const code = spacedCode(simulation.code)
  return {
    language,
    fileTitle: `${words.quotation} ${code}`,
    createdAt: simulation.checkedAt,
    seller: { name: seller.name, colour: seller.colour },
    contact: seller.contact.filter((line) => line !== '').join(' · '),
    title: words.quotation,
    name: simulation.name || simulation.template || code,
    facts: [
      { label: words.code, value: code },
      ...(simulation.template === null ? [] : [{ label: words.system, value: simulation.template }]),
      ...roomOf(facts),
      { label: words.saved, value: dayText(simulation.savedAt, language) },
      { label: words.checked, value: checked },
    ],
    online: {
      ...{ label: words.online, url: simulation.url, scan: words.scan },
      shown: simulation.url.replace(/^https?:\/\//, ''),
    },
    remark: words.remark(checked),
    columns: words.columns,
    lines: linesOf(facts),
    totals: totalsOf(facts),
    notes: notesOf(facts),
    stores: {
      heading: words.stores,
      all: facts.stores.map(({ name, lines, hours }) => ({
        name,
        lines: [...lines.filter((line) => line !== ''), ...hoursText(hours, language)],
      })),
    },
    pages: words.pages,
  }
}

function roomOf({ simulation: { room }, money, language }: QuoteFacts): QuoteContents['facts'] {
  if (room === null) return []
  const words = quoteWordsOf(language)
  const figure = (value: number) => formatFigure(value, money.decimalFormat, 2)
  const metres = [room.length, room.width, room.height].map((side) => figure(side / 100))
  const va = room.va === undefined ? null : `${figure(room.va)} VA`
  return [
    {
      label: words.room,
      value: words.roomText(`${metres.join(' × ')} m`, { seats: room.seats, use: room.use, va }),
    },
  ]
}

/** What has to be mended comes first. */
const order: Verdict[] = ['warning', 'note', 'ok']
const verdictTones: Record<Verdict, Tone> = { ok: 'good', note: 'careful', warning: 'bad' }

function notesOf({ notes, language }: QuoteFacts): QuoteContents['notes'] {
  const words = quoteWordsOf(language)
  const sorted = order.flatMap((verdict) => notes.filter((note) => note.verdict === verdict))
  return {
    heading: words.notes,
    rows: sorted.map(({ verdict, sentence }) => ({
      ...{ label: words.verdicts[verdict], tone: verdictTones[verdict], sentence },
    })),
  }
}
