const month = new Intl.DateTimeFormat('en-CA', {
  year: '2-digit',
  month: '2-digit',
  timeZone: 'Asia/Jakarta',
})

/** The month of a moment in Jakarta, as it stands in numbers: 2611 is November 2026. */
export function monthMark(at: Date): string {
  const parts = Object.fromEntries(month.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year}${parts.month}`
}
