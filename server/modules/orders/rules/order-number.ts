const month = new Intl.DateTimeFormat('en-CA', {
  year: '2-digit',
  month: '2-digit',
  timeZone: 'Asia/Jakarta',
})

/** The number that people use: `GM-2611-004821`, by the month in Jakarta. */
export function orderNumber(sequence: number, placedAt: Date): string {
  const parts = Object.fromEntries(month.formatToParts(placedAt).map(({ type, value }) => [type, value]))
  return `GM-${parts.year}${parts.month}-${String(sequence).padStart(6, '0')}`
}
