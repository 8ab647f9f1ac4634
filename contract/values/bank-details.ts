import { z } from 'zod'
import { oneLine, personName } from './person-name.ts'

/** A bank account that money can be sent to. */
export const bankDetails = {
  bank_name: oneLine(60),
  bank_account_name: personName,
  bank_account_number: z
    .string()
    .transform((typed) => typed.replace(/[\s.-]/g, ''))
    .pipe(
      z
        .string()
        .min(1)
        .regex(/^\d{8,20}$/, 'invalid_account_number'),
    ),
}
