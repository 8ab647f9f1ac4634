import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aComplaint, aFiling } from '../../../../testing/a-complaint.ts'
import { answerCalls, connectionLost, refused } from '../../../../testing/answer-calls.ts'
import { filesOf, fillInFiling, openFiling } from '../../../../testing/open-filing.tsx'
import { aPicture } from '../../../../testing/some-files.ts'

test('a draft is put back without account and files, and can be thrown away', async () => {
  const first = await openFiling()
  await fillInFiling(first.screen)
  await first.screen.getByRole('radio', { name: /^Return and refund/ }).click()
  await first.screen.getByLabelText('Account number').fill('8830 2217 4417')
  await userEvent.upload(filesOf(first.screen), await aPicture('plug.png'))
  await expect.element(first.screen.getByRole('button', { name: 'View plug.png' })).toBeVisible()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('4417')
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toHaveLength(1)
  await first.screen.unmount()

  const { screen } = await openFiling()
  await expect.element(screen.getByText(/^We have put back what you had filled in\./)).toBeVisible()
  await expect.element(screen.getByLabelText('Tell us what is wrong')).toHaveValue('It is silent.')
  await expect.element(screen.getByRole('radio', { name: /^Item damaged/ })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: /^Return and refund/ })).toBeChecked()
  await expect
    .element(screen.getByRole('checkbox', { name: 'Lantang 30: something is wrong with it' }))
    .toBeChecked()
  await expect.element(screen.getByLabelText('Account number')).toHaveValue('')
  await expect.element(screen.getByRole('button', { name: 'View plug.png' })).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Start anew' }).click()
  await expect.element(screen.getByLabelText('Tell us what is wrong')).toHaveValue('')
  await expect.element(screen.getByRole('radio', { checked: true })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox', { checked: true })).not.toBeInTheDocument()
})

test('a draft loses what can no longer be complained about', async () => {
  const first = await openFiling()
  await fillInFiling(first.screen)
  await first.screen.unmount()
  const filing = aFiling({ types: ['shipping_problem', 'other'] })
  const lines = filing.lines.map((line) => ({ ...line, most: 0, reason: 'It stands in KMP-2611-0147.' }))
  const { screen } = await openFiling({ ...filing, lines })
  await expect.element(screen.getByLabelText('Tell us what is wrong')).toHaveValue('It is silent.')
  await expect.element(screen.getByRole('checkbox', { checked: true })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox').first()).toBeDisabled()
  await expect.element(screen.getByText('It stands in KMP-2611-0147.').first()).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Item damaged/ })).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: /^Item damaged/ })).not.toBeChecked()
})

test('a file that the shop cannot read is told at its tile, and all the rest stays', async () => {
  const sentence = '“film.mp4” is not a picture or video that we can read.'
  const answers = [refused(201, sentence, [{ field: 'evidence', message: sentence }])]
  const sent = answerCalls({ complaintStore: () => answers.shift() ?? aComplaint() })
  const { screen, send, onSent } = await openFiling()
  await fillInFiling(screen)
  const film = new File(['not a film at all'], 'film.mp4', { type: 'video/mp4' })
  await userEvent.upload(filesOf(screen), [await aPicture('plug.png'), film])
  await expect.element(screen.getByRole('button', { name: 'View film.mp4' })).toBeVisible()
  await send.click()
  await expect.element(screen.getByText(sentence, { exact: false })).toBeVisible()
  await expect.element(screen.getByText('1 field needs another look:')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'View film.mp4' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'View plug.png' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Send a replacement/ })).toBeChecked()
  await screen.getByRole('button', { name: 'Remove film.mp4' }).click()
  await send.click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect(sent).toHaveLength(2)
})

test('with a file that cannot be evidence, nothing is sent', async () => {
  const sent = answerCalls()
  const { screen, send } = await openFiling()
  await fillInFiling(screen)
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.jpg', {
    type: 'image/jpeg',
  })
  await userEvent.upload(filesOf(screen), drawing)
  await send.click()
  await expect.element(screen.getByText('1 field needs another look:')).toBeVisible()
  await expect.element(screen.getByLabelText('Tell us what is wrong')).toHaveValue('It is silent.')
  expect(sent).toEqual([])
})

test('a lost connection keeps the form, and sending can be stopped', async () => {
  const held = Promise.withResolvers<ReturnType<typeof aComplaint>>()
  const answers = [connectionLost, held.promise]
  answerCalls({ complaintStore: () => answers.shift() ?? aComplaint() })
  const { screen, send, onSent, onLost } = await openFiling()
  await fillInFiling(screen)
  await send.click()
  await expect.element(screen.getByText(/^The connection was lost\. Everything you filled in/)).toBeVisible()
  expect(onLost).toHaveBeenCalledOnce()
  await send.click()
  await expect.element(screen.getByText('Your complaint is being sent, 50%.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Send a replacement/ })).toBeDisabled()
  await screen.getByRole('button', { name: 'Stop sending' }).click()
  await expect
    .element(screen.getByText('Sending was stopped. Everything you filled in is still here.'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Tell us what is wrong')).toHaveValue('It is silent.')
  expect(onSent).not.toHaveBeenCalled()
})
