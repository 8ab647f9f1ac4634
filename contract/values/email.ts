import { z } from 'zod'

/** An e-mail address as people type it: spaces around it go, and its case does not matter. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(254, 'invalid_email')
  .pipe(z.email('invalid_email'))
