import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { socialProvider } from '../shapes/customer-profile.ts'
import { email } from '../values/email.ts'
import { givenPassword, newPassword, sameTwice } from '../values/password.ts'
import { personName } from '../values/person-name.ts'
import { phone } from '../values/phone.ts'
import { verificationCode } from '../values/verification-code.ts'
import { sessionBegun } from './user.ts'

/** Where a mail with a code or a link went, and when the next one may be asked for. */
const mailSent = z.object({
  email: z.string(),
  resend_seconds: z.number().int(),
  expires_seconds: z.number().int(),
})

const token = z.string().min(1).max(200)

export const userRegister = defineCall('userRegister', {
  summary:
    'Asks for an account. A mail with a code of six digits follows; the answer is the same whether or not the address is known.',
  caller: 'anyone',
  pace: 'form',
  input: z
    .object({
      name: personName,
      email,
      phone,
      password: newPassword,
      password_confirmation: z.string().max(200),
      terms: z.literal(true, 'terms_required'),
      newsletter: z.boolean().optional(),
    })
    .superRefine(sameTwice),
  data: mailSent,
})

export const userVerify = defineCall('userVerify', {
  summary:
    'Proves an e-mail address with the code from the mail; of a new account this begins the first session.',
  caller: 'anyone',
  pace: 'sign-in',
  input: z.object({ email, code: verificationCode }),
  data: sessionBegun,
})

export const userResendCode = defineCall('userResendCode', {
  summary: 'Sends a new code. The answer is the same whether or not one is awaited.',
  caller: 'anyone',
  pace: 'form',
  input: z.object({ email }),
  data: mailSent,
})

export const userChangeEmail = defineCall('userChangeEmail', {
  summary:
    'Sends a code to another address; once it is proved by `user/verify`, it becomes the address of the account.',
  caller: 'customer',
  pace: 'form',
  input: z.object({ email, current_password: z.string().max(200).optional() }),
  data: mailSent,
})

export const userForgotPassword = defineCall('userForgotPassword', {
  summary:
    'Sends a link for a new password: good once, for 15 minutes. The answer is the same whether or not the address is known.',
  caller: 'anyone',
  pace: 'form',
  input: z.object({ email }),
  data: mailSent,
})

export const userFindReset = defineCall('userFindReset', {
  summary: 'Whose password a link from the mail would change, and how many sessions that would end.',
  caller: 'anyone',
  pace: 'sign-in',
  input: z.object({ token }),
  data: z.object({ email: z.string(), sessions: z.number().int() }),
})

export const userResetPassword = defineCall('userResetPassword', {
  summary: 'Sets a new password with the link from the mail, ends every session and begins a new one.',
  caller: 'anyone',
  pace: 'sign-in',
  input: z
    .object({ token, password: newPassword, password_confirmation: z.string().max(200) })
    .superRefine(sameTwice),
  data: sessionBegun,
})

export const userChangePassword = defineCall('userChangePassword', {
  summary: 'Changes the password; every other session ends.',
  caller: 'customer',
  pace: 'sign-in',
  done: {
    en: 'Your password is changed. You stay signed in here only.',
    id: 'Kata sandi sudah diganti. Anda tetap masuk hanya di sini.',
  },
  input: z
    .object({
      current_password: givenPassword,
      password: newPassword,
      password_confirmation: z.string().max(200),
    })
    .superRefine(sameTwice),
  data: z.object({}),
})

/** A secret of the browser that begins a social sign-in: only the same browser can finish it. */
const browserSecret = z.string().regex(/^[\w-]{32,128}$/)

export const userSocialLogin = defineCall('userSocialLogin', {
  summary:
    'Finishes a sign-in that began at `social/{provider}`: with what the provider has sent back to `/social-callback`. With a session, connects the provider to its account.',
  caller: 'anyone',
  pace: 'sign-in',
  input: z.object({
    /** The whole query of the address that the provider has led back to. */
    query: z.string().min(1).max(4000),
    browser_secret: browserSecret,
  }),
  data: sessionBegun.extend({
    /** Where the visitor wanted to go: a path of this shop. */
    next: z.string(),
    is_new: z.boolean(),
    is_connected: z.boolean(),
  }),
})

export const userSocialUnlink = defineCall('userSocialUnlink', {
  summary: 'Takes a provider off the account; refused where it is the only way in.',
  caller: 'customer',
  pace: 'changing',
  input: z.object({ provider: socialProvider }),
  data: z.object({}),
})

export type MailSent = z.output<typeof mailSent>
