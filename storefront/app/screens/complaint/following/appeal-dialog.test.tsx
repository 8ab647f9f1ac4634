import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aComplaint } from '../../../../testing/a-complaint.ts'
import { answerCalls, connectionLost, refused } from '../../../../testing/answer-calls.ts'
import { sendFormsByFetch } from '../../../../testing/send-forms-by-fetch.ts'
import { show } from '../../../../testing/show.tsx'
import { aPicture } from '../../../../testing/some-files.ts'
import { AppealDialog } from './appeal-dialog.tsx'

const complaint = aComplaint()

async function appeal(language: 'en' | 'id' = 'en') {
  const onClose = vi.fn()
  const keep = vi.fn(async () => {})
  sendFormsByFetch()
  const dialog = <AppealDialog {...{ complaint, keep, onClose }} orderKey={undefined} open />
  return { screen: await show(dialog, { language }), onClose, keep }
}

const wordsOf = {
  en: {
    title: 'Appeal the rejection',
    field: 'Why do you appeal?',
    add: 'Add',
    send: 'Send appeal',
    textMissing: 'Please say why you appeal.',
    evidenceMissing: 'An appeal needs new evidence: add at least one file.',
    view: 'View clip.png',
    done: 'Your appeal has arrived. We look at all of it again.',
  },
  id: {
    title: 'Ajukan banding',
    field: 'Mengapa Anda mengajukan banding?',
    add: 'Tambah',
    send: 'Kirim banding',
    textMissing: 'Jelaskan alasan banding Anda.',
    evidenceMissing: 'Banding memerlukan bukti baru: tambahkan sedikitnya satu berkas.',
    view: 'Lihat clip.png',
    done: 'Banding Anda sudah kami terima. Semuanya kami periksa sekali lagi.',
  },
}

for (const language of ['en', 'id'] as const) {
  test(`an appeal needs words and new evidence, and is sent once, in ${language}`, async () => {
    const words = wordsOf[language]
    const held = Promise.withResolvers<typeof complaint>()
    const sent = answerCalls({ complaintUpdateStatus: held.promise })
    const { screen, onClose, keep } = await appeal(language)
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleName(words.title)
    const send = screen.getByRole('button', { name: words.send })
    await send.click()
    const field = screen.getByLabelText(words.field)
    await expect.element(field).toHaveAccessibleDescription(words.textMissing)
    await expect.element(screen.getByText(words.evidenceMissing)).toBeVisible()
    expect(sent).toEqual([])
    await field.fill('Those marks are from your clip.')
    await expect.element(screen.getByText(words.textMissing)).not.toBeInTheDocument()
    await expect.element(screen.getByText(words.evidenceMissing)).toBeVisible()
    await userEvent.upload(screen.getByLabelText(words.add), await aPicture('clip.png'))
    await expect.element(screen.getByRole('button', { name: words.view })).toBeVisible()
    await expect.element(screen.getByText(words.evidenceMissing)).not.toBeInTheDocument()
    await send.dblClick()
    await expect.element(send).toHaveAttribute('aria-busy', 'true')
    held.resolve(complaint)
    await expect.element(screen.getByText(words.done)).toBeVisible()
    expect(sent.map(({ input }) => input)).toMatchObject([
      { id: complaint.id, action: 'appeal', text: 'Those marks are from your clip.' },
    ])
    expect(sent[0]?.input.evidence).toMatchObject({ name: 'clip.png' })
    expect(keep).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
  })
}

test('an appeal that cannot be sent stays with its words and files, and says why', async () => {
  const answers = [
    connectionLost,
    refused(201, 'An appeal is possible within 3 days of the rejection.'),
    refused(201, 'no', [{ field: 'evidence.0', message: '“clip.png” is not a picture.' }]),
  ]
  answerCalls({ complaintUpdateStatus: () => answers.shift() ?? complaint })
  const { screen, onClose } = await appeal()
  await screen.getByLabelText('Why do you appeal?').fill('Those marks are from your clip.')
  await userEvent.upload(screen.getByLabelText('Add'), await aPicture('clip.png'))
  const send = screen.getByRole('button', { name: 'Send appeal' })
  await send.click()
  await expect
    .element(screen.getByText('The shop did not answer. Nothing is lost: please try again.'))
    .toBeVisible()
  await send.click()
  await expect
    .element(screen.getByText('An appeal is possible within 3 days of the rejection.'))
    .toBeVisible()
  await send.click()
  await expect.element(screen.getByText('“clip.png” is not a picture.', { exact: false })).toBeVisible()
  await expect
    .element(screen.getByLabelText('Why do you appeal?'))
    .toHaveValue('Those marks are from your clip.')
  await expect.element(screen.getByRole('button', { name: 'Remove clip.png' })).toBeVisible()
  // What the shop said stands at the file, which can no longer be looked at.
  await expect.element(screen.getByRole('button', { name: 'View clip.png' })).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})
