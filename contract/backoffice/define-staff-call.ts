import type { z } from 'zod'
import type { Call, Pace } from '../define-call.ts'
import { type StaffCallName, staffCallPaths } from './call-paths.ts'

/** What somebody of the staff may do; which role may do what stands on the server. */
export const permissions = [
  'orders',
  'parcels',
  'money',
  'complaints',
  'reviews',
  'visits',
  'installations',
] as const
export type Permission = (typeof permissions)[number]

interface StaffCallRules<Input extends z.ZodType, Data extends z.ZodType, Who extends 'anyone' | 'staff'> {
  summary: string
  caller: Who
  /** Absent: anybody of the staff. */
  permission?: Permission
  pace: Pace
  input: Input
  data: Data
  bodyLimit?: number
  done?: { en: string; id: string }
}

/** Declares a call of the staff. Its address comes from the list. */
export const defineStaffCall = <
  Input extends z.ZodType,
  Data extends z.ZodType,
  Who extends 'anyone' | 'staff',
>(
  name: StaffCallName,
  rules: StaffCallRules<Input, Data, Who>,
): Call<Input, Data, Who> => ({ ...staffCallPaths[name], ...rules })
