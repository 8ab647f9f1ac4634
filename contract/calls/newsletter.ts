import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { formGuard } from '../shapes/form-guard.ts'
import { email } from '../values/email.ts'

const token = z.string().min(1).max(200)

export const newsletterStore = defineCall('newsletterStore', {
  summary:
    'Asks for the newsletter. A mail with a confirming link follows; the answer is the same whether or not the address is known.',
  caller: 'anyone',
  pace: 'form',
  input: z.object({ email, ...formGuard }),
  data: z.object({}),
})

export const newsletterConfirm = defineCall('newsletterConfirm', {
  summary: 'Confirms a newsletter address with the token from the mail.',
  caller: 'anyone',
  pace: 'form',
  input: z.object({ token }),
  data: z.object({}),
})

export const newsletterLeave = defineCall('newsletterLeave', {
  summary: 'Takes a newsletter address off the list, with the token from any letter.',
  caller: 'anyone',
  pace: 'form',
  input: z.object({ token }),
  data: z.object({}),
})
