import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../../testing/signed-in.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import { type ContactValues, emptyContact } from './contact-values.ts'
import { keepMessage, recallMessage } from './kept-message.ts'

// A test fills the form in at once, and does not wait until a person could have done so.
vi.mock('@gema/contract/values/quickest-form.ts', () => ({ quickestForm: 0 }))

const filled: ContactValues = {
  ...{ name: 'Sari Wulandari', email: 'sari@surel.example', phone: '', topic: 'product', order: '' },
  message: 'Is the Aria 9 in the store?',
}

const texts = {
  en: {
    submit: 'Send message',
    labels: { name: 'Name', email: 'E-mail', topic: 'What is it about?', message: 'Message' },
    missing: {
      name: 'Name is required',
      email: 'E-mail is required',
      topic: 'Topic is required',
      message: 'Message is required',
    },
    invalid: 'Invalid email',
    product: 'A product or advice for a room',
    offline: 'You are offline. Nothing you typed is lost: send it again once you are connected.',
    silent: 'We could not be reached. Nothing you typed is lost: please try again in a moment.',
    sent: [
      'Your message has arrived',
      'A confirmation is on its way to sari@surel.example.',
      'Write another message',
    ],
  },
  id: {
    submit: 'Kirim pesan',
    labels: { name: 'Nama', email: 'Surel', topic: 'Tentang apa?', message: 'Pesan' },
    missing: {
      name: 'Nama wajib diisi',
      email: 'Surel wajib diisi',
      topic: 'Topik wajib diisi',
      message: 'Pesan wajib diisi',
    },
    invalid: 'Alamat surel tidak valid',
    product: 'Produk atau saran untuk ruangan',
    offline: 'Anda sedang luring. Isian Anda tetap ada: kirim lagi setelah tersambung.',
    silent: 'Kami belum bisa dihubungi. Isian Anda tetap ada: silakan coba lagi sebentar lagi.',
    sent: [
      'Pesan Anda sudah kami terima',
      'Konfirmasi sedang dikirim ke sari@surel.example.',
      'Tulis pesan lain',
    ],
  },
} as const

interface Given {
  language?: 'en' | 'id'
  /** What the tab has kept of the form. */
  kept?: ContactValues
  answers?: Parameters<typeof answerCalls>[0]
}

async function showForm({ language = 'en', kept, answers = {} }: Given = {}) {
  if (kept) keepMessage(kept, emptyContact)
  const sent = answerCalls(answers)
  const onSent = vi.fn()
  const screen = await show(<ContactForm onSent={onSent} />, { language, at: '/contact-us' })
  return {
    screen,
    onSent,
    submit: screen.getByRole('button', { name: texts[language].submit }),
    stored: () => sent.filter(({ name }) => name === 'contactStore').map(({ input }) => input),
  }
}

const field = (label: string) => page.getByLabelText(label, { exact: true })

for (const language of ['en', 'id'] as const) {
  const { labels, missing, invalid, product, offline, silent, sent } = texts[language]

  test(`what is missing or wrong is told at its field, and the first has the focus (${language})`, async () => {
    const { screen, submit, stored } = await showForm({ language })
    await submit.click()
    await expect.element(field(labels.name)).toHaveFocus()
    for (const name of ['name', 'email', 'topic', 'message'] as const)
      await expect.element(field(labels[name])).toHaveAccessibleDescription(missing[name])

    await field(labels.name).fill('Sari')
    await expect.element(field(labels.name)).not.toHaveAccessibleDescription(missing.name)
    await field(labels.email).fill('sari@surel')
    await screen.getByRole('combobox', { name: labels.topic }).click()
    await screen.getByRole('option', { name: product, exact: true }).click()
    await field(labels.message).fill('Halo')
    await submit.click()
    await expect.element(field(labels.email)).toHaveFocus()
    await expect.element(field(labels.email)).toHaveAccessibleDescription(invalid)
    await expect.element(field(labels.email)).toBeInvalid()
    await field(labels.email).fill('sari@surel.example')
    await expect.element(field(labels.email)).not.toHaveAccessibleDescription(invalid)
    expect(stored()).toEqual([])
  })

  test(`a message that did not arrive says why, and nothing of it is lost (${language})`, async () => {
    const { screen, submit, onSent } = await showForm({
      language,
      kept: filled,
      answers: { contactStore: connectionLost },
    })
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await submit.click()
    await expect.element(screen.getByText(offline, { exact: true })).toBeVisible()
    isOnline.mockReturnValue(true)
    await submit.click()
    await expect.element(screen.getByText(silent, { exact: true })).toBeVisible()
    await expect.element(field(labels.name)).toHaveValue(filled.name)
    await expect.element(field(labels.email)).toHaveValue(filled.email)
    await expect.element(screen.getByRole('combobox', { name: labels.topic })).toMatchTextContent(product)
    await expect.element(field(labels.message)).toHaveValue(filled.message)
    expect(onSent).not.toHaveBeenCalled()
  })

  test(`a message that has arrived says so, with the focus on its title (${language})`, async () => {
    const onAnother = vi.fn()
    const [title, mail, another] = sent
    const screen = await show(
      <ContactSent sent={{ message: 'Thank you.', email: filled.email }} onAnother={onAnother} />,
      { language },
    )
    await expect.element(screen.getByRole('heading', { name: title })).toHaveFocus()
    await expect.element(screen.getByText(`Thank you. ${mail}`)).toBeVisible()
    await screen.getByRole('button', { name: another }).click()
    expect(onAnother).toHaveBeenCalledOnce()
  })
}

test('two presses and Enter send a message once, and the tab forgets it', async () => {
  const answer = Promise.withResolvers<object>()
  const { onSent, submit, stored } = await showForm({
    kept: filled,
    answers: { contactStore: answer.promise },
  })
  await submit.dblClick()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  field('E-mail').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(stored).toHaveLength(1)
  answer.resolve({})
  await expect.poll(() => onSent.mock.calls).toEqual([[{ message: 'ok', email: 'sari@surel.example' }]])
  expect(stored()).toMatchObject([
    { name: filled.name, topic: 'product', message: filled.message, homepage: '' },
  ])
  expect(recallMessage()).toEqual({})
})

test('taken for a program, a person sends once more', async () => {
  const automatic = 'This looks as if a program had filled it in. Please send it once more.'
  const { screen, onSent, submit, stored } = await showForm({
    kept: filled,
    answers: { contactStore: ({ homepage }) => (homepage === '' ? {} : refused(201, automatic)) },
  })
  const hidden = screen.container.querySelector<HTMLInputElement>('input[name=homepage]')
  expect(hidden?.getBoundingClientRect().width).toBeLessThan(2)
  await expect.element(hidden).toHaveAttribute('aria-hidden', 'true')
  await expect.element(hidden).toHaveAttribute('tabindex', '-1')
  if (hidden) hidden.value = 'https://pills.example'
  await submit.click()
  await expect.element(screen.getByText(automatic, { exact: true })).toBeVisible()
  await expect.element(field('Message')).toHaveValue(filled.message)
  expect(onSent).not.toHaveBeenCalled()
  await submit.click()
  await expect.poll(() => onSent.mock.calls).toHaveLength(1)
  expect(stored().map(({ homepage }) => homepage)).toEqual(['https://pills.example', ''])
})

test('what the server refuses stands at its field, which has the focus', async () => {
  const message = 'Invalid email'
  const { submit } = await showForm({
    kept: filled,
    answers: { contactStore: refused(201, 'No', [{ field: 'email', message }]) },
  })
  await submit.click()
  await expect.element(field('E-mail')).toHaveAccessibleDescription(message)
  await expect.element(field('E-mail')).toHaveFocus()
})

test('a signed-in customer finds name and e-mail filled in, and the tab does not keep them', async () => {
  comeSignedIn()
  await showForm({ answers: { userProfile: aProfile() } })
  await expect.element(field('Name')).toHaveValue('Dewi Pertiwi')
  await expect.element(field('E-mail')).toHaveValue('dewi@surel.example')
  await field('Message').fill('One more question.')
  await expect.poll(recallMessage).toEqual({ message: 'One more question.' })
})
