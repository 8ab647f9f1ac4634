import type { CallInput } from '@gema/contract/client.ts'
import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { personName } from '@gema/contract/values/person-name.ts'
import { normalPhone } from '@gema/contract/values/phone.ts'
import { z } from 'zod'
import { localPhone } from '../../ui/local-phone.ts'
import { isPossibleBirthday, readBirthday, writtenBirthday } from './birthday.ts'

/** The profile as it stands in the fields of the form. */
export interface ProfileValues {
  name: string
  phone: string
  birthday: string
}

export const valuesOf = (profile: CustomerProfile): ProfileValues => ({
  name: profile.name,
  phone: localPhone(profile.phone),
  birthday: writtenBirthday(profile.birthday),
})

/** The same rules as the call's. Somebody who came without a phone number may stay without one; nobody can erase theirs. */
export const profileRules = (profile: CustomerProfile, today: string) =>
  z.object({
    name: personName,
    phone: z
      .string()
      .trim()
      .min(profile.phone === '' ? 0 : 1)
      .max(30, 'invalid_phone')
      .refine((written) => written === '' || normalPhone(written) !== undefined, 'invalid_phone'),
    birthday: z.string().refine((written) => isPossibleBirthday(written, today), 'birthday_impossible'),
  })

/** What has to be sent: only what is not so already. */
export function changesIn(values: ProfileValues, profile: CustomerProfile): CallInput<'userUpdateProfile'> {
  const phone = normalPhone(values.phone)
  const birthday = readBirthday(values.birthday)
  return {
    ...(values.name !== profile.name && { name: values.name }),
    ...(phone !== undefined && phone !== profile.phone && { phone }),
    ...(birthday !== undefined && birthday !== profile.birthday && { birthday }),
  }
}
