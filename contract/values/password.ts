import { z } from 'zod'

export const shortestPassword = 6

/** A password that somebody chooses. Which ones are too common is a list of the server's. */
export const newPassword = z
  .string()
  .min(1)
  .min(shortestPassword, 'password_too_short')
  .max(200, 'password_too_long')

/** A password that is compared with a stored one: anything at all. */
export const givenPassword = z.string().min(1).max(200, 'password_incorrect')

interface Repeated {
  password: string
  password_confirmation: string
}

/** For `.superRefine`: what was typed a second time must be the same. */
export function sameTwice(input: Repeated, context: z.RefinementCtx): void {
  if (input.password === input.password_confirmation) return
  context.addIssue({ code: 'custom', path: ['password_confirmation'], message: 'passwords_differ' })
}
