import type { Complaint } from '@gema/contract/shapes/complaint.ts'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aComplaint } from '../../../../testing/a-complaint.ts'
import { answerCalls, connectionLost, refused } from '../../../../testing/answer-calls.ts'
import { sendFormsByFetch } from '../../../../testing/send-forms-by-fetch.ts'
import { show } from '../../../../testing/show.tsx'
import { CancelQuestion } from '../../../commerce/complaint/cancel-question.tsx'
import { AnswerQuestion } from './answer-question.tsx'

const complaint = aComplaint({ status: 'in_progress' })
const proposalAt = '2026-11-16T05:30:00Z'

async function answer(action: 'agree' | 'decline') {
  const onClose = vi.fn()
  const keep = vi.fn(async () => {})
  sendFormsByFetch()
  const question = (
    <AnswerQuestion {...{ complaint, keep, onClose }} orderKey={undefined} asks={{ action, proposalAt }} />
  )
  return { screen: await show(question), onClose, keep }
}

test('a proposal is agreed to once, as it was read', async () => {
  const held = Promise.withResolvers<Complaint>()
  const sent = answerCalls({ complaintUpdateStatus: held.promise })
  const { screen, onClose, keep } = await answer('agree')
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Agree to this proposal?')
  const agree = screen.getByRole('button', { name: 'Agree' })
  await agree.dblClick()
  await expect.element(agree).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  held.resolve(complaint)
  await expect.element(screen.getByText('Thank you. We begin with it right away.')).toBeVisible()
  expect(sent.map(({ input }) => input)).toMatchObject([
    { id: complaint.id, action: 'agree', proposal_at: proposalAt },
  ])
  expect(keep).toHaveBeenCalledExactlyOnceWith(complaint)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a proposal that has changed closes the question and says so', async () => {
  answerCalls({
    complaintUpdateStatus: refused(409, 'The proposal has changed. Please read it again.'),
  })
  const { screen, onClose, keep } = await answer('agree')
  await screen.getByRole('button', { name: 'Agree' }).click()
  const sentence = screen.getByText('The proposal has changed. Please read it again.').first()
  await expect.element(sentence).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  expect(keep).not.toHaveBeenCalled()
})

test('another solution is asked for in own words, which a lost connection keeps', async () => {
  const answers = [connectionLost]
  const sent = answerCalls({ complaintUpdateStatus: () => answers.shift() ?? complaint })
  const { screen, onClose } = await answer('decline')
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Ask for another solution?')
  const field = screen.getByLabelText('What would help you?')
  await field.fill('A new cable.')
  const decline = screen.getByRole('button', { name: 'Ask for another solution' })
  await decline.click()
  await expect
    .element(screen.getByText('The shop did not answer. Nothing is lost: please try again.'))
    .toBeVisible()
  await expect.element(field).toHaveValue('A new cable.')
  expect(onClose).not.toHaveBeenCalled()
  await decline.click()
  await expect.element(screen.getByText('We come back to you with another proposal.')).toBeVisible()
  expect(sent[1]?.input).toMatchObject({ action: 'decline', text: 'A new cable.' })
  expect(onClose).toHaveBeenCalledOnce()
})

test('a complaint is cancelled after a question, which stays where that fails', async () => {
  const answers = [refused(201, 'A solution has been agreed on.')]
  const sent = answerCalls({ complaintUpdateStatus: () => answers.shift() ?? complaint })
  const onClose = vi.fn()
  sendFormsByFetch()
  const screen = await show(<CancelQuestion complaint={complaint} open onClose={onClose} />)
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Cancel this complaint?')
  await expect.element(screen.getByText(/KMP-2611-0147/)).toBeVisible()
  const cancel = screen.getByRole('button', { name: 'Cancel complaint' })
  await cancel.click()
  await expect.element(screen.getByText('A solution has been agreed on.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await cancel.click()
  await expect.element(screen.getByText('The complaint is cancelled.')).toBeVisible()
  expect(sent.map(({ input }) => input)).toMatchObject([{ action: 'cancel' }, { action: 'cancel' }])
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
