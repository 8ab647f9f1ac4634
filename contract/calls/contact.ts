import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { formGuard } from '../shapes/form-guard.ts'
import { email } from '../values/email.ts'
import { oneLine, personName, someLines } from '../values/person-name.ts'
import { phone } from '../values/phone.ts'

export const contactTopics = ['product', 'order', 'installation', 'partnership', 'other'] as const

export const longestContactMessage = 2000

export const contactStore = defineCall('contactStore', {
  summary: 'Sends a message to the shop. It is kept, mailed to the shop, and acknowledged to the sender.',
  caller: 'anyone',
  pace: 'form',
  done: {
    en: 'Thank you. We answer within one working day.',
    id: 'Terima kasih. Kami menjawab dalam satu hari kerja.',
  },
  input: z.object({
    name: personName,
    email,
    phone: phone.optional(),
    topic: z.enum(contactTopics, 'field_required'),
    /** The number of an order, where it is about one. */
    order: oneLine(40).optional(),
    message: someLines(longestContactMessage),
    ...formGuard,
  }),
  data: z.object({}),
})
