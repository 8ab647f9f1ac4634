/** A count as people say it: 940, 1,1 thousand, 12 thousand. */
export function shortCount(count: number): { value: string; inThousands: boolean } {
  if (count < 1000) return { value: String(count), inThousands: false }
  const thousands = Math.floor(count / 100) / 10
  return {
    value: thousands >= 10 ? String(Math.floor(thousands)) : String(thousands).replace('.', ','),
    inThousands: true,
  }
}
