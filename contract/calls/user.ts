import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { customerProfile } from '../shapes/customer-profile.ts'
import { email } from '../values/email.ts'

export const userLogin = defineCall('userLogin', {
  summary:
    'Starts a session with e-mail and password; the token goes into the Authorization header from then on.',
  caller: 'anyone',
  pace: 'sign-in',
  input: z.object({ email, password: z.string().min(1).max(200) }),
  data: z.object({ user_token: z.string(), profile: customerProfile }),
})

export const userLogout = defineCall('userLogout', {
  summary: 'Ends the session of the token. Ending one that has ended already is a success.',
  caller: 'anyone',
  pace: 'changing',
  input: z.object({}),
  data: z.object({}),
})

export const userProfile = defineCall('userProfile', {
  summary: 'The signed-in customer.',
  caller: 'customer',
  pace: 'reading',
  input: z.object({}),
  data: customerProfile,
})
