import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { customerProfile } from '../shapes/customer-profile.ts'
import { email } from '../values/email.ts'
import { givenPassword } from '../values/password.ts'
import { personName } from '../values/person-name.ts'
import { phone } from '../values/phone.ts'

/** What begins a session: the token goes into the Authorization header from then on. */
export const sessionBegun = z.object({ user_token: z.string(), profile: customerProfile })

export const userLogin = defineCall('userLogin', {
  summary:
    'Starts a session with e-mail and password; the token goes into the Authorization header from then on.',
  caller: 'anyone',
  pace: 'sign-in',
  input: z.object({
    email,
    password: givenPassword,
    /** False: the session ends after a day instead of a year. */
    remember: z.boolean().optional(),
  }),
  data: sessionBegun,
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

export const userUpdateProfile = defineCall('userUpdateProfile', {
  summary: 'Changes name, phone, birthday and the wish for the newsletter. What is left out stays.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'Your profile is saved.', id: 'Profil Anda sudah disimpan.' },
  input: z.object({
    name: personName.optional(),
    phone: phone.optional(),
    birthday: z.iso.date().nullable().optional(),
    newsletter: z.boolean().optional(),
  }),
  data: customerProfile,
})

/** The most that a photo may weigh, before it is made small. */
export const avatarLimit = 2 * 1024 * 1024

export const userAvatarStore = defineCall('userAvatarStore', {
  summary: 'Sets the photo of the account: JPG or PNG, sent as multipart form.',
  caller: 'customer',
  pace: 'form',
  bodyLimit: avatarLimit + 64 * 1024,
  input: z.object({ avatar: z.file().max(avatarLimit, 'picture_too_large') }),
  data: customerProfile,
})

export const userAvatarDelete = defineCall('userAvatarDelete', {
  summary: 'Takes the photo away.',
  caller: 'customer',
  pace: 'changing',
  input: z.object({}),
  data: customerProfile,
})

const session = z.object({
  id: z.uuid(),
  /** As the browser has told about itself: "Chrome", "Android"; empty where it told nothing we know. */
  browser: z.string(),
  system: z.string(),
  is_phone: z.boolean(),
  started_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  is_current: z.boolean(),
})

export const userSessionFetch = defineCall('userSessionFetch', {
  summary: 'Where the customer is signed in: this session first, then the last seen.',
  caller: 'customer',
  pace: 'reading',
  input: z.object({}),
  data: z.array(session),
})

export const userSessionDelete = defineCall('userSessionDelete', {
  summary: 'Ends one of the customer’s sessions by its id; without an id, all but this one.',
  caller: 'customer',
  pace: 'changing',
  input: z.object({ id: z.uuid().optional() }),
  data: z.array(session),
})

export const userDelete = defineCall('userDelete', {
  summary:
    'Deletes the account and all that belongs to it. Asks for the password, or, where there is none, for the e-mail once more.',
  caller: 'customer',
  pace: 'sign-in',
  input: z.object({ confirmation: z.string().min(1).max(254) }),
  data: z.object({}),
})

export type Session = z.output<typeof session>
