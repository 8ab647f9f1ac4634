import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

function Fields() {
  const { register, watch } = useForm({ defaultValues: { password: '', repeated: '' } })
  return (
    <NewPasswordFields
      password={register('password')}
      repeated={register('repeated')}
      labels={{ password: 'Password', repeated: 'Repeat the password' }}
      errors={{}}
      typed={watch('password')}
    />
  )
}

const strengths = {
  en: ['Too short', 'Weak', 'Fair', 'Strong', 'Very strong'],
  id: ['Terlalu pendek', 'Lemah', 'Cukup', 'Kuat', 'Sangat kuat'],
}
const passwords = ['a1!', 'password2026', 'kopi-pahit', 'lagu-sore-38', 'kursi ombak telat lilin']

for (const language of ['en', 'id'] as const) {
  test(`the strength of a password is said while it is typed (${language})`, async () => {
    await show(<Fields />, { language })
    const password = page.getByLabelText('Password')
    for (const [place, typed] of passwords.entries()) {
      await password.fill(typed)
      await expect.element(page.getByText(strengths[language][place] ?? '')).toBeVisible()
    }
    const hint = language === 'en' ? /At least 6 characters/ : /Paling sedikit 6 karakter/
    await expect.element(password).toHaveAccessibleDescription(hint)
  })
}

test('the eye shows the password and hides it again', async () => {
  await show(<Fields />)
  const password = page.getByLabelText('Password')
  await password.fill('lagu-sore-38')
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(page.getByLabelText('Repeat the password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})
