export interface CalendarEvent {
  /** The same for the same event: a calendar that has it already replaces it. */
  uid: string
  title: string
  text: string
  url: string
  start: string
  end: string
  /** When this was written, by the server's clock. */
  written: string
}

/** An event as a calendar file (RFC 5545), with a reminder ten minutes before. */
export const calendarFile = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gema//Flash sale//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.written)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    `DESCRIPTION:${escaped(event.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** 20261116T090000Z */
const utc = (moment: string): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const longestLine = 75

/** A line has at most 75 bytes; what is longer goes on in the next one, after a space. No letter is cut in two. */
function folded(line: string): string {
  const bytesOf = (text: string) => new TextEncoder().encode(text).length
  let lines = ''
  let last = ''
  for (const letter of line) {
    if (bytesOf(last + letter) > longestLine) {
      lines += `${last}\r\n`
      last = ' '
    }
    last += letter
  }
  return lines + last
}
