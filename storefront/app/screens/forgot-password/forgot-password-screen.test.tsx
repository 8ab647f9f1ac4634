import { sentenceOf } from '@gema/contract/refusals.ts'
import { expect, onTestFinished, test } from 'vitest'
import { Address } from '../../../testing/address.tsx'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile } from '../../../testing/signed-in.ts'
import { endSession } from '../../shopper/session.ts'
import { AskForLink } from './ask-for-link.tsx'
import { ResetByLink } from './reset-by-link.tsx'

const email = 'laras@surel.example'

test('the link is asked for, and the address can be changed afterwards', async () => {
  const sent = answerCalls({ userForgotPassword: ({ email }) => ({ email, resend_seconds: 60 }) })
  const screen = await show(<AskForLink />, { at: '/forgot-password' })
  const field = screen.getByLabelText('E-mail')
  const submit = screen.getByRole('button', { name: 'Send the link' })
  await submit.click()
  await expect.element(field).toHaveAccessibleDescription('E-mail is required')
  await field.fill(email)
  await submit.click()
  await expect.element(screen.getByText(/is registered, the link is on its way/)).toBeVisible()
  await expect.element(screen.getByRole('timer')).toMatchTextContent(/^(01:00|00:5\d)$/)
  expect(sent).toEqual([{ name: 'userForgotPassword', input: { email } }])
  await screen.getByRole('button', { name: 'Change the e-mail' }).click()
  await expect.element(field).toHaveValue(email)
})

test('without an answer the form keeps the address and says so', async () => {
  answerCalls({ userForgotPassword: connectionLost })
  const screen = await show(<AskForLink />, { at: '/forgot-password' })
  await screen.getByLabelText('E-mail').fill(email)
  await screen.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(screen.getByText(/What you typed is still here/)).toBeVisible()
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue(email)
})

test('a new password is checked, saved, and signs in', async () => {
  onTestFinished(() => endSession())
  const common = 'This password is too common.'
  const sent = answerCalls({
    userFindReset: { email, sessions: 2 },
    userResetPassword: ({ password }) =>
      password === 'password'
        ? refused(201, common, [{ field: 'password', message: common }])
        : { user_token: 'token-of-laras', profile: aProfile({ name: 'Laras Anjani' }) },
  })
  const screen = await show(
    <>
      <ResetByLink token="token-of-the-mail" />
      <Address />
    </>,
    { at: '/forgot-password?token=token-of-the-mail' },
  )
  await expect.element(screen.getByText(email)).toBeVisible()
  await expect.element(screen.getByText('You will be signed out of 2 other devices.')).toBeVisible()
  const password = screen.getByLabelText('New password')
  const repeated = screen.getByLabelText('Repeat the new password')
  const save = screen.getByRole('button', { name: 'Save and sign in' })
  await password.fill('password')
  await repeated.fill('passwort')
  await save.click()
  await expect.element(repeated).toHaveAccessibleDescription("Password didn't match")
  await repeated.fill('password')
  await save.click()
  await expect.element(password).toHaveAccessibleDescription(common)
  await expect.element(password).toHaveFocus()
  await password.fill('kursi ombak telat')
  await repeated.fill('kursi ombak telat')
  await save.click()
  await expect.element(screen.getByText('Your new password is saved. Welcome back, Laras.')).toBeVisible()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/')
  expect(sent.at(-1)?.input).toMatchObject({ token: 'token-of-the-mail', password: 'kursi ombak telat' })
  expect(document.cookie).toContain('frontend_token=token-of-laras')
})

test('a link that is no longer good says so, with the way to a new one', async () => {
  const sentence = sentenceOf('reset_link_unknown', 'en')
  answerCalls({ userFindReset: refused(201, sentence) })
  const screen = await show(<ResetByLink token="old" />, { at: '/forgot-password?token=old' })
  await expect.element(screen.getByText(new RegExp(sentence))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ask for a new link' }))
    .toHaveAttribute('href', '/forgot-password')
})
