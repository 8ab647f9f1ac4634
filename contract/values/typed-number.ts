import { z } from 'zod'

/** A number with dashes as people type it: in small letters, with spaces, or with longer dashes. */
export const typedNumber = (shape: RegExp, refusal?: string) =>
  z
    .string()
    .max(40)
    .transform((typed) =>
      typed
        .trim()
        .toUpperCase()
        .replace(/[\s–—-]+/g, '-'),
    )
    .pipe(z.string().min(1).regex(shape, refusal))
