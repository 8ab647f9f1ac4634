import { z } from 'zod'

/** The six digits of a mail, however they were copied: `482 196` is one too. */
export const verificationCode = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^\d{6}$/, 'code_incomplete'),
  )
