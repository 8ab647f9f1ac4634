import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Address } from '../../../testing/address.tsx'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../../testing/signed-in.ts'
import { PageLink } from '../../language/page-link.tsx'
import ProfileScreen from './profile-screen.tsx'

/** The profile of Dewi, with a link beside it that leads away. */
async function showProfile(answers: Parameters<typeof answerCalls>[0] = {}, language: 'en' | 'id' = 'en') {
  comeSignedIn()
  const sent = answerCalls({ userProfile: aProfile(), userSessionFetch: [], ...answers })
  const screen = await show(
    <>
      <PageLink to="/user/addresses">Addresses</PageLink>
      <Address />
      <ProfileScreen />
    </>,
    { language, at: '/user/profile' },
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { screen, sent, changes: () => sent.filter(({ name }) => name === 'userUpdateProfile') }
}

const name = page.getByLabelText('Full name')
const phone = page.getByLabelText('Phone number')
const birthday = page.getByLabelText(/^Birthday/)
const save = page.getByRole('button', { name: 'Save changes' })

test('what is wrong is told at its field, the first of it has the focus, and nothing is sent', async () => {
  const { changes } = await showProfile()
  await expect.element(name).toHaveValue('Dewi Pertiwi')
  await expect.element(phone).toHaveValue('812 5550 0142')
  await name.fill(' ')
  await phone.fill('0812')
  await birthday.clear()
  await birthday.click()
  await userEvent.keyboard('31021991')
  // The signs between day, month and year come by themselves.
  await expect.element(birthday).toHaveValue('31 / 02 / 1991')
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('Name is required')
  await expect.element(phone).toHaveAccessibleDescription(/This phone number is not complete/)
  await expect.element(birthday).toHaveAccessibleDescription('This birthday cannot be right.')
  await expect.element(name).toHaveFocus()
  expect(changes()).toEqual([])
})

test('only what has changed is sent, and then stands in the fields; Cancel brings it back', async () => {
  const stored = aProfile({ phone: '+6281355500177', saved_at: '2026-11-17T02:00:00.000Z' })
  const { screen, changes } = await showProfile({ userUpdateProfile: stored })
  await phone.fill('0813-5550-0177')
  await save.click()
  await expect.element(screen.getByText('Your profile is saved.')).toBeVisible()
  expect(changes().map(({ input }) => input)).toEqual([{ phone: '+6281355500177' }])
  await expect.element(screen.getByText('Saved 17 Nov, 09.00 WIB')).toBeVisible()
  await expect.element(phone).toHaveValue('813 5550 0177')
  await name.fill('Another Name')
  await birthday.fill('')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(name).toHaveValue('Dewi Pertiwi')
  await expect.element(birthday).toHaveValue('02 / 03 / 1991')
})

test('a save that fails loses nothing, and leaving then asks once', async () => {
  const { screen } = await showProfile({ userUpdateProfile: connectionLost })
  const address = screen.getByLabelText('Address')
  await name.fill('Dewi Ayu')
  await save.click()
  const sentence = /The shop did not answer\. Nothing is lost/
  await expect.element(screen.getByText(sentence).first()).toBeVisible()
  await expect.element(name).toHaveValue('Dewi Ayu')

  const link = screen.getByRole('link', { name: 'Addresses' })
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' })
  await link.click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Dewi Ayu')
  await expect.element(address).toHaveTextContent('/user/profile')
  await link.click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(address).toHaveTextContent('/user/addresses')
})

test('while something is not saved, closing the tab asks; afterwards it does not', async () => {
  await showProfile()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await expect.element(name).toHaveValue('Dewi Pertiwi')
  expect(leave()).toBe(false)
  await name.fill('Dewi Ayu')
  await expect.poll(leave).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(leave).toBe(false)
})

test('a photo that is no JPG or PNG or too heavy is refused with a reason, before it is sent and after', async () => {
  const { screen, sent } = await showProfile({
    userAvatarStore: refused(201, 'Please choose a JPG or PNG picture.'),
  })
  await expect.element(screen.getByRole('button', { name: 'Add a photo' })).toBeVisible()
  const file = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  if (file === null) throw new Error('there is a file input')
  const give = (photo: File) => userEvent.upload(file, photo)
  await give(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  await expect.element(screen.getByText('Please choose a JPG or PNG picture.')).toBeVisible()
  await give(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }))
  await expect.element(screen.getByText('The picture may have at most 2 MB.')).toBeVisible()
  expect(sent.map(({ name }) => name)).not.toContain('userAvatarStore')
  // What says that it is a picture and is none is found out by the server.
  await give(new File(['no picture'], 'a.png', { type: 'image/png' }))
  await expect.element(screen.getByText('Please choose a JPG or PNG picture.')).toBeVisible()
  expect(sent.map(({ name }) => name)).toContain('userAvatarStore')
})

test('the switch for the newsletter saves at once, and goes back where that failed', async () => {
  let isDown = false
  const { screen, changes } = await showProfile({
    userUpdateProfile: () => (isDown ? connectionLost : aProfile({ newsletter: true })),
  })
  const letter = screen.getByRole('switch', { name: 'Monthly mail and flash-sale news' })
  await letter.click()
  await expect.element(screen.getByText('You will get the monthly mail.')).toBeVisible()
  await expect.element(letter).toBeChecked()
  expect(changes().map(({ input }) => input)).toEqual([{ newsletter: true }])
  isDown = true
  await letter.click()
  await expect.element(screen.getByText(/The shop did not answer/).first()).toBeVisible()
  await expect.element(letter).toBeChecked()
})

test('a new password is refused at the field that is wrong', async () => {
  const { screen, sent } = await showProfile({
    userChangePassword: refused(201, 'Password is incorrect', [
      { field: 'current_password', message: 'Password is incorrect' },
    ]),
  })
  await screen.getByRole('button', { name: 'Change password' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabelText('Current password').fill('not this one')
  await dialog.getByLabelText('New password').fill('kopi-hujan-72')
  await dialog.getByLabelText('Repeat the new password').fill('kopi-hujan')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect
    .element(dialog.getByLabelText('Repeat the new password'))
    .toHaveAccessibleDescription("Password didn't match")
  expect(sent.map(({ name }) => name)).not.toContain('userChangePassword')
  await dialog.getByLabelText('Repeat the new password').fill('kopi-hujan-72')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  const current = dialog.getByLabelText('Current password')
  await expect.element(current).toHaveAccessibleDescription('Password is incorrect')
  await expect.element(current).toHaveFocus()
})

test('an account does not go without its password, and stays signed in', async () => {
  const { screen } = await showProfile(
    {
      userDelete: refused(201, 'Kata sandi salah', [{ field: 'confirmation', message: 'Kata sandi salah' }]),
    },
    'id',
  )
  await screen.getByRole('button', { name: 'Hapus akun saya' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Hapus akun Anda untuk selamanya?' })
  const password = dialog.getByLabelText('Kata sandi Anda')
  await password.fill('bukan ini')
  await dialog.getByRole('button', { name: 'Hapus selamanya' }).click()
  await expect.element(password).toHaveAccessibleDescription('Kata sandi salah')
  expect(document.cookie).toContain('frontend_token=token-of-dewi')
})

for (const button of ['Change password', 'Change e-mail', 'Delete my account']) {
  test(`the dialog of “${button}” closes with Escape and gives the focus back`, async () => {
    const { screen } = await showProfile()
    const opener = screen.getByRole('button', { name: button })
    await expect.element(name).toHaveValue('Dewi Pertiwi')
    await opener.click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })
}

test('without a password, one is made by mail, and the account is given up with the e-mail', async () => {
  const identities = [{ provider: 'google' as const, email: 'dewi@surel.example' }]
  const { screen, sent } = await showProfile({
    userProfile: aProfile({ has_password: false, identities }),
    userSocialUnlink: refused(201, 'Set a password first: this is your only way to sign in.'),
    userForgotPassword: { email: 'dewi@surel.example', resend_seconds: 60 },
    userDelete: refused(201, 'This is not the e-mail of this account.', [
      { field: 'confirmation', message: 'This is not the e-mail of this account.' },
    ]),
  })
  await expect.element(screen.getByText('You have none yet: you sign in with Google.')).toBeVisible()
  await screen.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect
    .element(screen.getByText('Set a password first: this is your only way to sign in.').first())
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Disconnect Google' })).toBeVisible()
  await screen.getByRole('button', { name: 'Create a password' }).click()
  await expect.element(screen.getByText(/We have sent a link to dewi@surel\.example\./)).toBeVisible()
  expect(sent.at(-1)).toEqual({ name: 'userForgotPassword', input: { email: 'dewi@surel.example' } })
  await screen.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete your account for good?' })
  const email = dialog.getByLabelText('Your e-mail, to confirm')
  await email.fill('another@surel.example')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(email).toHaveAccessibleDescription('This is not the e-mail of this account.')
})
