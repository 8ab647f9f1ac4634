import type { Complaint, ComplaintMessage } from '@gema/contract/shapes/complaint.ts'
import { expect, test, vi } from 'vitest'
import { aComplaint } from '../../../../testing/a-complaint.ts'
import { answerCalls, connectionLost, refused } from '../../../../testing/answer-calls.ts'
import { expectTexts } from '../../../../testing/expect-texts.ts'
import { sendFormsByFetch } from '../../../../testing/send-forms-by-fetch.ts'
import { show } from '../../../../testing/show.tsx'
import { FollowedComplaint } from './followed-complaint.tsx'

const at = '2026-11-16T03:00:00Z'

const said = (kind: ComplaintMessage['kind'], given: Partial<ComplaintMessage> = {}): ComplaintMessage => ({
  ...{ id: `7c9e6679-7425-40de-944b-${kind.padEnd(12, '0').slice(0, 12)}`, kind, author: 'shopper' },
  ...{ staff_name: null, text: '', evidence: [], at },
  ...given,
})

const open = (given: Partial<Complaint>) =>
  aComplaint({ status: 'in_progress', appeal_until: null, ...given })

const proposed = (state: 'waiting' | 'agreed' | 'declined') =>
  open({
    proposal: { text: 'Half of the price.', state, at },
    messages: [said('created'), said('proposal', { author: 'staff', text: 'Half of the price.' })],
  })

interface Standing {
  complaint: Complaint
  en: string[]
  id: string[]
}

const standings: Record<string, Standing> = {
  'is filed': {
    complaint: open({ status: 'created', messages: [said('created')] }),
    en: [
      'We are looking at your complaint',
      'Filed',
      'Auto-finish paused',
      'Complaint filed ·…',
      'Conversation',
    ],
    id: [
      'Komplain Anda sedang kami periksa',
      'Diajukan',
      'Otomatis selesai dijeda',
      'Komplain dibuat ·…',
      'Percakapan',
    ],
  },
  'is in progress': {
    complaint: open({
      messages: [
        said('created'),
        said('in_progress'),
        said('message', { author: 'staff', staff_name: 'Ratna' }),
      ],
    }),
    en: ['We are working on it', 'In progress', 'Now in progress ·…', 'Auto-finish paused'],
    id: ['Sedang kami tangani', 'Ditangani', 'Status menjadi Ditangani ·…', 'Otomatis selesai dijeda'],
  },
  'has a proposal': {
    complaint: proposed('waiting'),
    en: [
      'Waiting for your agreement',
      'Proposal: Half of the price',
      'Waiting for you',
      'Ask for another solution',
    ],
    id: ['Menunggu persetujuan Anda', 'Usulan: Half of the price', 'Menunggu Anda', 'Minta solusi lain'],
  },
  'has a proposal that was agreed to': {
    complaint: proposed('agreed'),
    en: ['You have agreed to our proposal', 'Agreed'],
    id: ['Anda sudah menyetujui usulan kami', 'Disetujui'],
  },
  'has a proposal that was declined': {
    complaint: proposed('declined'),
    en: ['You have asked for another solution', 'Declined'],
    id: ['Anda meminta solusi lain', 'Ditolak'],
  },
  'is rejected': {
    complaint: aComplaint({ messages: [said('created'), said('rejected')] }),
    en: ['Rejected on…', 'You can appeal until…', 'Rejected', 'The plugs show marks…', 'Rejected ·…'],
    id: ['Ditolak', 'Banding bisa diajukan sampai…', 'Ditolak 1…', 'Status menjadi Ditolak ·…'],
  },
  'is appealed': {
    complaint: open({ messages: [said('created'), said('rejected'), said('appealed')] }),
    en: ['We are looking at your appeal', 'Appeal filed ·…', 'In progress', 'Auto-finish paused'],
    id: ['Banding Anda sedang kami periksa', 'Banding diajukan ·…', 'Ditangani', 'Otomatis selesai dijeda'],
  },
  'is resolved': {
    complaint: aComplaint({
      status: 'resolved',
      outcome: 'Sent.',
      messages: [said('created'), said('resolved')],
    }),
    en: ['Resolved on…', 'Sent.', 'Now resolved ·…'],
    id: ['Selesai', 'Sent.', 'Status menjadi Selesai ·…'],
  },
  'is cancelled': {
    complaint: aComplaint({ status: 'cancelled', messages: [said('created'), said('cancelled')] }),
    en: ['You cancelled this complaint', 'Cancelled'],
    id: ['Anda membatalkan komplain ini', 'Dibatalkan'],
  },
}

const cases = Object.entries(standings).flatMap(([what, { complaint, ...texts }]) =>
  (['en', 'id'] as const).map((language) => ({ what, language, complaint, texts: texts[language] })),
)

async function follow(complaint: Complaint, language: 'en' | 'id' = 'en') {
  const keep = vi.fn(async () => {})
  sendFormsByFetch()
  const page = <FollowedComplaint {...{ complaint, keep }} orderKey="k1" staleSince={undefined} />
  return { screen: await show(page, { language }), keep }
}

test.each(cases)(
  'the page of a complaint that $what says so, in $language',
  async ({ complaint, ...given }) => {
    const { screen } = await follow(complaint, given.language)
    await expectTexts(screen, given.texts)
  },
)

test('a complaint that has ended no longer pauses the order', async () => {
  const { screen } = await follow(aComplaint())
  await expect.element(screen.getByText('Rejected on', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Auto-finish paused')).not.toBeInTheDocument()
})

test('an account is shown by its last four digits', async () => {
  const { screen } = await follow(aComplaint({ bank: { name: 'Bank Nusa Raya', last_four: '4417' } }))
  await expect.element(screen.getByText('•••• 4417', { exact: false })).toBeVisible()
})

test('a reply needs a word or a file, and stays until it has arrived', async () => {
  const complaint = open({ messages: [said('created')] })
  const answers = [connectionLost, refused(201, 'This conversation is full. Please write to us by e-mail.')]
  const sent = answerCalls({ complaintReply: () => answers.shift() ?? complaint })
  const { screen, keep } = await follow(complaint)
  const field = screen.getByLabelText('Reply', { exact: true })
  const send = screen.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect.element(field).toHaveAccessibleDescription('Please write something or add a file.')
  expect(sent).toEqual([])
  await field.fill('In all three of them.')
  await send.click()
  await expect
    .element(field)
    .toHaveAccessibleDescription('The shop did not answer. Nothing is lost: please try again.')
  await send.click()
  await expect
    .element(field)
    .toHaveAccessibleDescription('This conversation is full. Please write to us by e-mail.')
  await expect.element(field).toHaveValue('In all three of them.')
  await send.click()
  await expect.element(field).toHaveValue('')
  expect(keep).toHaveBeenCalledExactlyOnceWith(complaint)
  expect(sent.map(({ input }) => input.text)).toEqual(Array(3).fill('In all three of them.'))
})
