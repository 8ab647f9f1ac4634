import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Address } from '../../../testing/address.tsx'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile } from '../../../testing/signed-in.ts'
import { rememberRegEmail } from '../../shopper/reg-email.ts'
import { endSession } from '../../shopper/session.ts'
import VerifyScreen from './verify-screen.tsx'

async function showVerify(language: 'en' | 'id' = 'en') {
  onTestFinished(() => endSession())
  const screen = await show(
    <>
      <VerifyScreen />
      <Address />
    </>,
    { language, at: '/verify' },
  )
  return { screen, address: screen.getByLabelText('Address') }
}

const box = (number: number) => page.getByLabelText(`Digit ${number} of 6`)

test('a code that is not whole is asked for', async () => {
  rememberRegEmail({ email: 'laras@surel.example', resend_seconds: 60 })
  answerCalls()
  const { screen } = await showVerify()
  await expect.element(screen.getByText('laras@surel.example')).toBeVisible()
  await expect.element(screen.getByRole('timer')).toMatchTextContent(/^(01:00|00:5\d)$/)
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('12')
  await screen.getByRole('button', { name: 'Verify account' }).click()
  await expect.element(screen.getByText('Please enter all six digits.')).toBeVisible()
})

test('a wrong code is told, and goes as soon as the next one is typed; the right one leads on', async () => {
  rememberRegEmail({ email: 'laras@surel.example', resend_seconds: 0 })
  const message = 'The code does not match. Tries left: 4.'
  const sent = answerCalls({
    userVerify: ({ code }) =>
      code === '482196'
        ? { user_token: 'token-of-laras', profile: aProfile() }
        : refused(201, message, [{ field: 'code', message }]),
  })
  const { screen, address } = await showVerify()
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('482197')
  await expect.element(screen.getByText(message)).toBeVisible()
  await box(1).click()
  await userEvent.keyboard('4')
  await expect.element(screen.getByText(message)).not.toBeInTheDocument()
  await expect.element(box(1)).toHaveValue('4')
  await expect.element(box(6)).toHaveValue('')
  await userEvent.keyboard('82196')
  await expect.element(address).toHaveTextContent('/reg_success')
  expect(sent.map(({ input }) => input.code)).toEqual(['482197', '482196'])
  expect(localStorage.getItem('reg_email')).toBeNull()
  expect(document.cookie).toContain('frontend_token=token-of-laras')
})

test('without a remembered address the page asks for it, and a mail that went just now still counts', async () => {
  let tries = 0
  answerCalls({
    userResendCode: ({ email }) => {
      tries += 1
      return tries === 1 ? refused(429, 'Please wait.') : { email, resend_seconds: 60 }
    },
  })
  const { screen } = await showVerify()
  await screen.getByRole('button', { name: 'Send the code' }).click()
  const email = screen.getByLabelText('E-mail')
  await expect.element(email).toHaveAccessibleDescription('E-mail is required')
  await email.fill('laras@surel.example')
  await screen.getByRole('button', { name: 'Send the code' }).click()
  await expect.element(screen.getByText('Please wait.')).toBeVisible()
  await screen.getByRole('button', { name: 'Send the code' }).click()
  await expect.element(screen.getByText(/We sent 6 digits to/)).toBeVisible()
  await expect.element(box(1)).toBeVisible()
})

test('without an answer the code stays', async () => {
  rememberRegEmail({ email: 'laras@surel.example', resend_seconds: 0 })
  answerCalls({ userVerify: connectionLost })
  const { screen } = await showVerify()
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('482196')
  await expect.element(screen.getByText(/What you typed is still here/)).toBeVisible()
  await expect.element(box(6)).toHaveValue('6')
})
