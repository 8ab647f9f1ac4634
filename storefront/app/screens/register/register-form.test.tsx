import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Address } from '../../../testing/address.tsx'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { RegisterForm } from './register-form.tsx'

const texts = {
  en: {
    labels: ['Full name', 'E-mail', 'Phone number', 'Password', 'Repeat the password'],
    submit: 'Register',
    sentences: [
      'Name is required',
      'E-mail is required',
      'Phone number is required',
      'Password is required',
      "Password didn't match",
      'Please agree to the terms first.',
    ],
  },
  id: {
    labels: ['Nama lengkap', 'Surel', 'Nomor telepon', 'Kata sandi', 'Ulangi kata sandi'],
    submit: 'Daftar',
    sentences: [
      'Nama wajib diisi',
      'Surel wajib diisi',
      'Nomor telepon wajib diisi',
      'Kata sandi wajib diisi',
      'Kata sandi tidak sama',
      'Setujui dahulu syarat dan ketentuannya.',
    ],
  },
}

async function showForm(language: 'en' | 'id' = 'en') {
  const { labels, submit } = texts[language]
  const at = language === 'id' ? '/id/register' : '/register?next=%2Fuser%2Fvouchers'
  const screen = await show(
    <>
      <RegisterForm />
      <Address />
    </>,
    { language, at },
  )
  const fields = labels.map((label) => screen.getByLabelText(label))
  const fill = async (values: readonly string[]) => {
    for (const [place, value] of values.entries()) await fields[place]?.fill(value)
    await screen.getByRole('checkbox').first().click({ force: true })
  }
  const press = () => screen.getByRole('button', { name: submit }).click()
  return { screen, fields, fill, press, address: screen.getByLabelText('Address') }
}

const laras = ['Laras Anjani', 'laras@surel.example', '0812 5550 0142', 'lagu-sore-38', 'lagu-sore-38']

for (const language of ['en', 'id'] as const) {
  test(`everything that is missing or wrong is told at once, and the first of it has the focus (${language})`, async () => {
    const sent = answerCalls()
    const { screen, fields, press } = await showForm(language)
    const [name, , , password, repeated] = fields
    await repeated?.fill('lagu-pagi-38')
    await press()
    for (const sentence of texts[language].sentences)
      await expect.element(screen.getByText(sentence)).toBeVisible()
    if (name && password) {
      await expect.element(name).toHaveFocus()
      await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    }
    await expect.element(screen.getByRole('checkbox').first()).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })
}

test('a phone number that is too short is told, with nothing else', async () => {
  const sent = answerCalls()
  const { screen, fill, press } = await showForm('id')
  await fill(laras.with(2, '0812'))
  await press()
  await expect.element(screen.getByText(/Nomor telepon belum lengkap/)).toBeVisible()
  expect(screen.container.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
  expect(sent).toEqual([])
})

test('the account is asked for, its address is remembered, and the code comes next', async () => {
  const sent = answerCalls({ userRegister: { email: 'laras@surel.example', resend_seconds: 60 } })
  const { fill, press, address } = await showForm()
  await fill(laras)
  await press()
  await expect.element(address).toHaveTextContent('/verify?next=%2Fuser%2Fvouchers')
  expect(localStorage.getItem('reg_email')).toBe('laras@surel.example')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.input).toMatchObject({ name: 'Laras Anjani', phone: '+6281255500142', terms: true })
})

test('what the server refuses stands at its field', async () => {
  answerCalls({
    userRegister: refused(201, 'This password is too common.', [
      { field: 'password', message: 'This password is too common.' },
    ]),
  })
  const { fields, fill, press } = await showForm()
  await fill(laras)
  await press()
  const password = fields[3] ?? page.getByLabelText('Password')
  await expect.element(password).toHaveAccessibleDescription('This password is too common.')
  await expect.element(password).toHaveFocus()
})

test('without a network the form keeps what was typed and says so', async () => {
  answerCalls({ userRegister: connectionLost })
  const { screen, fields, fill, press, address } = await showForm()
  await fill(laras)
  await press()
  await expect.element(screen.getByText(/What you typed is still here/)).toBeVisible()
  for (const [place, value] of laras.entries())
    await expect.element(fields[place] ?? address).toHaveValue(value)
  await expect.element(address).toHaveTextContent('/register?next=%2Fuser%2Fvouchers')
})
