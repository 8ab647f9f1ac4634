import { sentenceOf } from '@gema/contract/refusals.ts'
import { useLocation } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Address } from '../../../testing/address.tsx'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../../testing/signed-in.ts'
import { beginSession, endSession } from '../../shopper/session.ts'
import LoginScreen from './login-screen.tsx'

/** The sign-in at its own address, and nothing at any other. */
function SignIn() {
  const { pathname } = useLocation()
  return (
    <>
      {pathname.endsWith('/login') && <LoginScreen />}
      <Address />
    </>
  )
}

async function showLogin({ language = 'en' as 'en' | 'id', next = '' } = {}) {
  onTestFinished(() => endSession())
  const at = `${language === 'id' ? '/id' : ''}/login${next && `?next=${encodeURIComponent(next)}`}`
  const screen = await show(<SignIn />, { language, at })
  return { screen, address: screen.getByLabelText('Address') }
}

const texts = {
  en: { email: 'E-mail', password: 'Password', submit: 'Sign in' },
  id: { email: 'Surel', password: 'Kata sandi', submit: 'Masuk' },
}
const fieldsOf = (language: 'en' | 'id') => ({
  email: page.getByLabelText(texts[language].email),
  password: page.getByLabelText(texts[language].password),
  submit: page.getByRole('button', { name: texts[language].submit }),
})

for (const [language, empty, wrong] of [
  ['en', 'E-mail is required', 'Password is incorrect'],
  ['id', 'Surel wajib diisi', 'Kata sandi salah'],
] as const) {
  test(`what is missing and a wrong password are told at their fields (${language})`, async () => {
    const sent = answerCalls({
      userLogin: refused(201, wrong, [{ field: 'password', message: wrong }]),
    })
    await showLogin({ language })
    const { email, password, submit } = fieldsOf(language)
    await submit.click()
    await expect.element(email).toHaveAccessibleDescription(empty)
    await expect.element(email).toHaveFocus()
    expect(sent).toEqual([])
    await email.fill('dewi@surel.example')
    await password.fill('salah sekali')
    await submit.click()
    await expect.element(password).toHaveAccessibleDescription(wrong)
    await expect.element(password).toHaveFocus()
    await expect.element(email).toHaveValue('dewi@surel.example')
    expect(sent).toEqual([
      { name: 'userLogin', input: { email: 'dewi@surel.example', password: 'salah sekali', remember: true } },
    ])
  })
}

test('after many wrong passwords the form waits, but not for another address', async () => {
  answerCalls({ userLogin: refused(429, 'Too many attempts. Please wait.') })
  const { screen } = await showLogin()
  const { email, password, submit } = fieldsOf('en')
  await email.fill('laras@surel.example')
  await password.fill('wrong')
  await submit.click()
  const waiting = screen.getByRole('button', { name: /Try again in 00:\d\d/ })
  await expect.element(waiting).toBeDisabled()
  await expect.element(screen.getByText(/Too many attempts/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Set a new password' }))
    .toHaveAttribute('href', '/forgot-password')
  await email.fill('dewi@surel.example')
  await expect.element(submit).toBeEnabled()
  await expect.element(waiting).not.toBeInTheDocument()
  // It is the address that waits, however it is written.
  await email.fill('Laras@surel.example')
  await expect.element(waiting).toBeDisabled()
})

test('without an answer the form keeps what was typed and says so', async () => {
  answerCalls({ userLogin: connectionLost })
  const { screen } = await showLogin()
  const { email, password, submit } = fieldsOf('en')
  await email.fill('dewi@surel.example')
  await password.fill('gema-demo')
  await submit.click()
  await expect.element(screen.getByText(/What you typed is still here/)).toBeVisible()
  await expect.element(email).toHaveValue('dewi@surel.example')
  await expect.element(password).toHaveValue('gema-demo')
})

test('an address that is not proved yet leads to its code, and from there to where it was wanted', async () => {
  answerCalls({ userLogin: refused(201, sentenceOf('email_unverified', 'en')) })
  const { address } = await showLogin({ next: '/user/vouchers' })
  const { email, password, submit } = fieldsOf('en')
  await email.fill('laras@surel.example')
  await password.fill('lagu-sore-38')
  await submit.click()
  await expect.element(address).toHaveTextContent('/verify?next=%2Fuser%2Fvouchers')
  expect(localStorage.getItem('reg_email')).toBe('laras@surel.example')
})

test('signing in leads to where it was wanted, and greets by the first word of the name', async () => {
  answerCalls({ userLogin: { user_token: 'token-of-dewi', profile: aProfile() } })
  const { screen, address } = await showLogin({ next: '/user/vouchers' })
  const { email, password, submit } = fieldsOf('en')
  await email.fill('dewi@surel.example')
  await password.fill('gema-demo')
  await submit.click()
  await expect.element(address).toHaveTextContent('/user/vouchers')
  await expect.element(screen.getByText('Welcome, Dewi.')).toBeVisible()
})

for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example']) {
  test(`a session does not lead to ${elsewhere}`, async () => {
    comeSignedIn()
    const { address } = await showLogin({ next: elsewhere })
    await expect.poll(() => address.element().textContent).toBe('/')
  })
}

test('a session that begins in another tab leads on, in the language of the page', async () => {
  const { address } = await showLogin({ language: 'id' })
  beginSession('token-of-dewi')
  await expect.poll(() => address.element().textContent).toBe('/id')
})
