import { z } from 'zod'
import { email } from '../../values/email.ts'
import { givenPassword } from '../../values/password.ts'
import { defineStaffCall, permissions } from '../define-staff-call.ts'

const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'finance', 'warehouse', 'service']),
  permissions: z.array(z.enum(permissions)),
})

export const sessionStore = defineStaffCall('sessionStore', {
  summary: 'Starts a session of twelve hours with e-mail and password of a staff account.',
  caller: 'anyone',
  pace: 'sign-in',
  input: z.object({ email, password: givenPassword }),
  data: z.object({ staff_token: z.string(), staff: staffMember }),
})

export const sessionFind = defineStaffCall('sessionFind', {
  summary: 'Who is signed in, and what they may do.',
  caller: 'staff',
  pace: 'reading',
  input: z.object({}),
  data: staffMember,
})

export const sessionDelete = defineStaffCall('sessionDelete', {
  summary: 'Ends the session.',
  caller: 'staff',
  pace: 'changing',
  input: z.object({}),
  data: z.object({}),
})

export type StaffMember = z.output<typeof staffMember>
