import { z } from 'zod'

/** A line of text that somebody types: spaces around it go; no line breaks and nothing invisible, because it stands in mails. */
export const oneLine = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u)

/**
 * A text that stands on one line wherever it is printed, such as a street on a label: line breaks, as pasted texts
 * have them, become spaces, and nothing invisible stays.
 */
export const flatLine = ({ shortest = 1, longest }: { shortest?: number; longest: number }) =>
  z
    .string()
    .transform((typed) => typed.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu, ' ').trim())
    .pipe(z.string().min(shortest).max(longest))

/** Text of several lines. */
export const someLines = (longest: number, { shortest = 1 } = {}) =>
  z
    .string()
    .trim()
    .min(shortest)
    .max(longest)
    .regex(/^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\n\r\t])*$/u)

export const personName = oneLine(80)
