import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connectionLost, refused } from '../../../testing/answer-calls.ts'
import {
  fieldOf,
  filledInstallation,
  keptKey,
  openInstallation,
} from '../../../testing/open-installation.tsx'
import { sendFormsByFetch } from '../../../testing/send-forms-by-fetch.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../../testing/signed-in.ts'
import { aPicture } from '../../../testing/some-files.ts'
import { InstallationSent } from './installation-sent.tsx'
import { emptyInstallation } from './installation-values.ts'

// A test fills the form in at once, and does not wait until a person could have done so.
vi.mock('@gema/contract/values/quickest-form.ts', () => ({ quickestForm: 0 }))

const list = (name: string) => page.getByRole('combobox', { name, exact: true })

test('another province empties the lists below, which wait for it', async () => {
  const { screen, submit } = await openInstallation({ kept: filledInstallation })
  await expect.element(list('District')).toMatchTextContent('Tahunan')
  await list('Province').click()
  await screen.getByRole('option', { name: 'Bali', exact: true }).click()
  await expect.element(list('City or regency')).toMatchTextContent('Choose a city or regency')
  await expect.element(list('District')).toBeDisabled()
  await submit.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('1 field needs another look: city.')
})

test('two presses and Enter send the form once; its photos come last', async () => {
  sendFormsByFetch()
  const answer = Promise.withResolvers<{ reference: string }>()
  const { screen, onSent, submit, photos, stored } = await openInstallation({
    kept: filledInstallation,
    answers: { installationRequestStore: answer.promise },
  })
  await userEvent.upload(photos, await aPicture('ruang.png'))
  await expect.element(screen.getByRole('button', { name: 'View ruang.png' })).toBeVisible()
  await submit.dblClick()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  fieldOf('E-mail').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(stored).toHaveLength(1)
  answer.resolve({ reference: 'PSG-2611-0001' })
  await expect
    .poll(() => onSent.mock.calls)
    .toEqual([[{ reference: 'PSG-2611-0001', message: 'ok', email: 'sari@surel.example' }]])
  expect(stored()).toMatchObject([
    { key: keptKey, kind: 'stereo', district: '33.01.01', phone: '812 5550 0142', homepage: '' },
  ])
  expect(Object.keys(stored()[0] ?? {}).at(-1)).toBe('photos')
})

for (const { language, offline, silent } of [
  {
    language: 'en',
    offline: 'You are offline. Nothing you typed is lost: send it again once you are connected.',
    silent: 'The shop did not answer. Nothing you typed is lost: please send it again.',
  },
  {
    language: 'id',
    offline: 'Anda sedang luring. Isian Anda tetap ada: kirim lagi setelah tersambung.',
    silent: 'Toko belum menjawab. Isian Anda tetap ada: silakan kirim lagi.',
  },
] as const)
  test(`a form that did not arrive says why and is kept; sent again, it has the same key (${language})`, async () => {
    sendFormsByFetch()
    const { screen, submit, stored } = await openInstallation({
      language,
      kept: filledInstallation,
      answers: { installationRequestStore: connectionLost },
    })
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await submit.click()
    await expect.element(screen.getByText(offline)).toBeVisible()
    isOnline.mockReturnValue(true)
    await submit.click()
    await expect.element(screen.getByText(silent)).toBeVisible()
    await expect.element(fieldOf(language === 'en' ? 'E-mail' : 'Surel')).toHaveValue('sari@surel.example')
    expect(stored().map((input) => input.key)).toEqual([keptKey, keptKey])
  })

test('what the server refuses stands at its field; taken for a program, a person sends it once more', async () => {
  sendFormsByFetch()
  const automatic = 'This looks as if a program had filled it in. Please send it once more.'
  let answers = [
    refused(201, automatic),
    refused(201, 'No', [{ field: 'district', message: 'Please choose the district from the list.' }]),
  ]
  const { screen, submit, stored } = await openInstallation({
    kept: filledInstallation,
    answers: {
      installationRequestStore: () => {
        const [first = refused(500, 'No answer is left'), ...rest] = answers
        answers = rest
        return first
      },
    },
  })
  const hidden = screen.container.querySelector<HTMLInputElement>('input[name=homepage]')
  expect(hidden?.getBoundingClientRect().width).toBeLessThan(2)
  if (hidden) hidden.value = 'https://pills.example'
  await submit.click()
  await expect.element(screen.getByText(automatic)).toBeVisible()
  await submit.click()
  await expect
    .element(list('District'))
    .toHaveAccessibleDescription('Please choose the district from the list.')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('1 field needs another look: district.')
  await expect.element(screen.getByText(automatic)).not.toBeInTheDocument()
  expect(stored().map(({ homepage }) => homepage)).toEqual(['https://pills.example', ''])
})

test('sending can be stopped, and everything is still there', async () => {
  sendFormsByFetch()
  const { screen, submit } = await openInstallation({
    kept: filledInstallation,
    answers: { installationRequestStore: new Promise(() => {}) },
  })
  await submit.click()
  await expect.element(screen.getByText(/^Your request is being sent, \d+%\.$/).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Stop sending' }).click()
  await expect
    .element(screen.getByText('Sending was stopped. Everything you filled in is still here.'), {
      timeout: 5_000,
    })
    .toBeVisible()
  await expect.element(fieldOf('Name')).toHaveValue('Sari Wulandari')
})

for (const [language, title, mail] of [
  ['en', 'Your request has arrived', /sari@surel\.example/],
  ['id', 'Permintaan Anda sudah kami terima', /sari@surel\.example/],
] as const)
  test(`what has arrived has a reference, and its title has the focus (${language})`, async () => {
    const sent = { reference: 'PSG-2611-0001', message: 'Thank you.', email: 'sari@surel.example' }
    const screen = await show(<InstallationSent sent={sent} />, { language })
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus()
    await expect.element(screen.getByText('PSG-2611-0001')).toBeVisible()
    await expect.element(screen.getByText(mail)).toBeVisible()
  })

test('a signed-in customer finds name, e-mail and phone number filled in', async () => {
  comeSignedIn()
  await openInstallation({
    kept: { ...emptyInstallation, name: 'Sari' },
    answers: { userProfile: aProfile() },
  })
  await expect.element(fieldOf('E-mail')).toHaveValue('dewi@surel.example')
  await expect.element(fieldOf('Phone number')).toHaveValue('812 5550 0142')
  await expect.element(fieldOf('Name')).toHaveValue('Sari')
})
