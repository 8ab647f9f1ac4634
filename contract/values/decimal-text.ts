/** An amount in the smallest unit as people and providers write it: 246589 with exponent 2 is "2465.89". */
export function decimalOfMinor(minor: number, exponent: number): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError('an amount is a whole number')
  if (exponent === 0) return String(minor)
  const digits = String(minor).padStart(exponent + 1, '0')
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/**
 * The other way round, without ever becoming a fraction in between. Nothing for what is no plain amount, for more than can
 * be counted exactly, and for parts of the smallest unit; zeros behind them are no parts.
 */
export function minorOfDecimal(text: string, exponent: number): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,16})(?:\.(\d{1,32}))?$/.exec(text) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(exponent))) return undefined
  const minor = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}
