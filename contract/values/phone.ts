import { z } from 'zod'

/** The country code of a number that is written without one. */
export const defaultCountryCode = '62'

/**
 * A phone number as people write it, in the form that is stored: `+628125550142`. A number without a country code is
 * an Indonesian one, with or without its leading zero.
 */
export function normalPhone(written: string): string | undefined {
  if (!/^[+\d\s().-]*$/.test(written)) return undefined
  const digits = written.replace(/\D/g, '')
  if (written.trim().startsWith('+') || digits.startsWith('00')) {
    const international = digits.replace(/^00/, '')
    return isLongEnough(international) ? `+${international}` : undefined
  }
  const local = digits.replace(/^(62)?0?/, '')
  return /^\d{9,13}$/.test(local) ? `+${defaultCountryCode}${local}` : undefined
}

/** Any country: eight to fifteen digits, the first of them no zero; in Indonesia nine to thirteen after the code. */
const isLongEnough = (digits: string): boolean =>
  digits.startsWith(defaultCountryCode) ? /^62[1-9]\d{8,12}$/.test(digits) : /^[1-9]\d{7,14}$/.test(digits)

export const phone = z
  .string()
  .trim()
  .min(1)
  .max(30, 'invalid_phone')
  .transform((written, context) => {
    const normal = normalPhone(written)
    if (normal !== undefined) return normal
    context.addIssue({ code: 'custom', message: 'invalid_phone' })
    return z.NEVER
  })
