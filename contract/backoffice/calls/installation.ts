import { z } from 'zod'
import { buildingKinds, installationKinds, visitWish } from '../../calls/installation-request.ts'
import { pageInput, pageOf } from '../../shapes/page-of.ts'
import { installationReference } from '../../values/installation-reference.ts'
import { someLines } from '../../values/person-name.ts'
import { defineStaffCall } from '../define-staff-call.ts'

export const installationStates = ['created', 'agreed', 'done', 'declined'] as const

/** A request in a list. */
const installationCard = z.object({
  uuid: z.uuid(),
  reference: z.string(),
  status: z.enum(installationStates),
  kind: z.enum(installationKinds),
  building: z.enum(buildingKinds),
  name: z.string(),
  phone: z.string(),
  /** Street, district, city, province. */
  address: z.string(),
  wishes: z.array(visitWish),
  sent_at: z.iso.datetime(),
})

const staffInstallation = installationCard.extend({
  email: z.string(),
  /** In which language whoever asked is written to. */
  language: z.string(),
  note: z.string(),
  photos: z.array(z.object({ uuid: z.uuid(), name: z.string(), bytes: z.number().int() })),
  simulation: z
    .object({
      uuid: z.uuid(),
      simulation_code: z.string(),
      name: z.string(),
      price: z.number().int(),
      url: z.string(),
    })
    .nullable(),
  /** What was agreed on or said, who said it, and when. */
  answer: z.string(),
  staff_name: z.string().nullable(),
  changed_at: z.iso.datetime(),
})

/** Which request: by its uuid, or by the reference that people name. */
const which = z.object({ uuid: z.uuid().optional(), reference: installationReference.optional() })
const isNamed = ({ uuid, reference }: z.output<typeof which>) =>
  (uuid === undefined) !== (reference === undefined)
const unnamed = { path: ['reference'], error: 'field_required' }

export const installationFetch = defineStaffCall('installationFetch', {
  summary: 'Requests for installations, the oldest first.',
  caller: 'staff',
  permission: 'visits',
  pace: 'reading',
  input: z.object({ ...pageInput, status: z.enum(installationStates).optional() }),
  data: pageOf(installationCard),
})

export const installationFind = defineStaffCall('installationFind', {
  summary: 'A request with all that was told, by its uuid or its reference.',
  caller: 'staff',
  permission: 'visits',
  pace: 'reading',
  input: which.refine(isNamed, unnamed),
  data: staffInstallation,
})

export const installationPhoto = defineStaffCall('installationPhoto', {
  summary: 'A photo of a room, by its own uuid.',
  caller: 'staff',
  permission: 'visits',
  pace: 'reading',
  input: z.object({ uuid: z.uuid() }),
  data: z.instanceof(Blob),
})

export const installationUpdateStatus = defineStaffCall('installationUpdateStatus', {
  summary:
    'Says what becomes of a request: agreed (when we come), done, or declined (why not). Whoever asked is mailed the answer when it is agreed or declined.',
  caller: 'staff',
  permission: 'installations',
  pace: 'changing',
  input: which
    .extend({
      status: z.enum(['agreed', 'done', 'declined'], 'field_required'),
      answer: someLines(1000).optional(),
    })
    .refine(isNamed, unnamed),
  data: staffInstallation,
})

export type InstallationCard = z.output<typeof installationCard>
export type StaffInstallation = z.output<typeof staffInstallation>
