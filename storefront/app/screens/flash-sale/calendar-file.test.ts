import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'sale@gema.example',
  title: 'Flash sale, Gema; 19.00',
  text: 'Line one\nC:\\two',
  url: 'https://gema.example/flash-sale?session=1',
  start: '2026-11-16T12:00:00.000Z',
  end: '2026-11-16T15:00:00.000Z',
  written: '2026-11-16T01:02:03.456Z',
}

test('times are written in UTC, and every line ends as the format wants it', () => {
  const file = calendarFile(event)
  expect(file).toContain('\r\nDTSTART:20261116T120000Z\r\n')
  expect(file).toContain('\r\nDTEND:20261116T150000Z\r\n')
  expect(file).toContain('\r\nDTSTAMP:20261116T010203Z\r\n')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('commas, semicolons, backslashes and new lines are escaped', () => {
  const file = calendarFile(event)
  expect(file).toContain('SUMMARY:Flash sale\\, Gema\\; 19.00\r\n')
  expect(file).toContain('DESCRIPTION:Line one\\nC:\\\\two\r\n')
})

test('a long line goes on in the next one, and no letter is cut in two', () => {
  const title = '“Ström” é'.repeat(20)
  const file = calendarFile({ ...event, title })
  const lines = file.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

test('nothing that is written can begin a line of its own', () => {
  const file = calendarFile({ ...event, title: 'a\r\nEND:VEVENT' })
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1)
})
