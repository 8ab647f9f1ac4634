import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { regionCode } from '../shapes/address.ts'
import { formGuard } from '../shapes/form-guard.ts'
import { email } from '../values/email.ts'
import { flatLine, personName, someLines } from '../values/person-name.ts'
import { phone } from '../values/phone.ts'
import { simulationCode } from '../values/simulation-code.ts'

export const installationKinds = ['home_theater', 'karaoke', 'stereo', 'cafe', 'projector', 'other'] as const
export const buildingKinds = ['house', 'apartment', 'shop', 'office'] as const
export const dayParts = ['morning', 'afternoon', 'evening'] as const
export const photoLimits = { files: 5, bytes: 5 * 1024 * 1024 } as const
export const mostVisitWishes = 3
export const longestInstallationNote = 2000

export type DayPart = (typeof dayParts)[number]

/** A wish as it is typed; in a form it is JSON text. Which days can be wished for depends on today. */
export const visitWish = z.object({
  date: z.iso.date('field_required'),
  part: z.enum(dayParts, 'field_required'),
})

export type VisitWish = z.output<typeof visitWish>

/** JSON text in forms with files. Of a list that is too long, no more is looked at than shows that it is. */
const listInForm = (given: unknown): unknown => {
  try {
    const list = typeof given === 'string' ? JSON.parse(given) : given
    return Array.isArray(list) ? list.slice(0, mostVisitWishes + 1) : undefined
  } catch {
    return undefined
  }
}

const wishes = z.preprocess(
  listInForm,
  z
    .array(visitWish, 'field_required')
    .min(1, 'field_required')
    .max(mostVisitWishes, 'field_invalid')
    .refine(
      (list) => new Set(list.map(({ date, part }) => `${date} ${part}`)).size === list.length,
      'installation_dates_same',
    ),
)

/** What is left empty in a form is not there. */
const unlessEmpty = (given: unknown): unknown =>
  typeof given === 'string' && given.trim() === '' ? undefined : given

export const installationRequestStore = defineCall('installationRequestStore', {
  summary:
    'Asks for an installation, as a form: `wishes` is JSON text, `photos` of the room may be repeated (JPG, PNG up to 5 MB; five files). Sending the same key again answers the same reference; with other contents it is refused (409), and the sentence names the reference.',
  caller: 'anyone',
  pace: 'form',
  bodyLimit: photoLimits.files * photoLimits.bytes + 256 * 1024,
  done: {
    en: 'Thank you. We call you within one working day to agree on a day.',
    id: 'Terima kasih. Kami menelepon Anda dalam satu hari kerja untuk menyepakati hari.',
  },
  input: z.object({
    /** Chosen by the caller, new for each request. */
    key: z.uuid(),
    name: personName,
    email,
    phone,
    kind: z.enum(installationKinds, 'field_required'),
    building: z.enum(buildingKinds, 'field_required'),
    /** The district (kecamatan) where it is. */
    district: regionCode,
    street: flatLine({ longest: 200 }),
    wishes,
    simulation_code: z.preprocess(unlessEmpty, simulationCode.optional()),
    note: z.preprocess(unlessEmpty, someLines(longestInstallationNote).optional()),
    /** How many and how heavy they are is told by the server, with the name of the file. */
    photos: z
      .union([z.file(), z.array(z.file())])
      .optional()
      .transform((files) => (files === undefined ? [] : [files].flat())),
    ...formGuard,
  }),
  data: z.object({ reference: z.string() }),
})
