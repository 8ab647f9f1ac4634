import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { press } from '../../../testing/press.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../../testing/signed-in.ts'
import { aHeavyFile, aPicture, dropOn } from '../../../testing/some-files.ts'
import { someRegions } from '../../../testing/some-regions.ts'
import { SellerForm } from './seller-form.tsx'

// A test fills the form in at once, and does not wait until a person could have done so.
vi.mock('@gema/contract/values/quickest-form.ts', () => ({ quickestForm: 0 }))

interface Given {
  language?: 'en' | 'id'
  answers?: Parameters<typeof answerCalls>[0]
}

async function showForm({ language = 'en', answers = {} }: Given = {}) {
  const sent = answerCalls({ ...someRegions, ...answers })
  const onSent = vi.fn()
  const screen = await show(<SellerForm onSent={onSent} />, { language, at: '/seller/register' })
  return {
    screen,
    onSent,
    submit: screen.getByRole('button', {
      name: language === 'en' ? 'Send registration' : 'Kirim pendaftaran',
    }),
    stored: () => sent.filter(({ name }) => name === 'sellerRegister').map(({ input }) => input),
  }
}

const field = (label: string) => page.getByLabelText(label, { exact: true })

/** Each fault by its link in the note, which is the name of its field, and the sentence at the field. */
const faults = {
  en: {
    count: '14 fields need another look:',
    category: ['What do you sell mostly?', 'Category is required', /^Home theater/],
    terms: ['Terms', 'Please agree to the terms first.', /^I agree to the/],
    fields: [
      ['Store name', 'Store name is required'],
      ['About the store', 'About the store is required'],
      ['Full name', 'Owner is required'],
      ['E-mail', 'E-mail is required'],
      ['Phone number', 'Phone number is required'],
      ['Province', 'Province is required'],
      ['Street, number, RT/RW', 'Street is required'],
      ['Bank', 'Bank is required'],
      ['Account holder', 'Account holder is required'],
      ['Account number', 'Account number is required'],
      ['Identity card number (NIK)', 'Identity card number is required'],
      ['Photo of the identity card (KTP)', 'Photo of the identity card is required'],
    ],
  },
  id: {
    count: '14 isian perlu diperiksa:',
    category: ['Apa yang paling banyak Anda jual?', 'Kategori wajib diisi', /^Home theater/],
    terms: ['Syarat dan ketentuan', 'Setujui dahulu syarat dan ketentuannya.', /^Saya setuju dengan/],
    fields: [
      ['Nama toko', 'Nama toko wajib diisi'],
      ['Tentang toko', 'Tentang toko wajib diisi'],
      ['Nama lengkap', 'Nama pemilik wajib diisi'],
      ['Surel', 'Surel wajib diisi'],
      ['Nomor telepon', 'Nomor telepon wajib diisi'],
      ['Provinsi', 'Provinsi wajib diisi'],
      ['Jalan, nomor, RT/RW', 'Jalan wajib diisi'],
      ['Nama bank', 'Bank wajib diisi'],
      ['Nama pemilik rekening', 'Nama pemilik rekening wajib diisi'],
      ['Nomor rekening', 'Nomor rekening wajib diisi'],
      ['Nomor KTP (NIK)', 'Nomor KTP wajib diisi'],
      ['Foto KTP', 'Foto KTP wajib diisi'],
    ],
  },
} as const

for (const language of ['en', 'id'] as const)
  test(`every fault is told at its field and listed with the way to it (${language})`, async () => {
    const { count, category, terms, fields } = faults[language]
    const { screen, submit, stored } = await showForm({ language })
    await submit.click()
    const note = screen.getByRole('alert')
    await expect.element(note).toMatchTextContent(count)
    const follow = (link: string) => press(note.getByRole('link', { name: link, exact: true }))
    for (const [name, sentence] of fields) {
      follow(name)
      await expect.element(field(name)).toHaveFocus()
      await expect.element(field(name)).toHaveAccessibleDescription(sentence)
    }
    follow(category[0])
    await expect.element(screen.getByRole('radio', { name: category[2] })).toHaveFocus()
    await expect
      .element(screen.getByRole('group', { name: category[0] }))
      .toHaveAccessibleDescription(category[1])
    follow(terms[0])
    await expect.element(screen.getByRole('checkbox', { name: terms[2] })).toHaveFocus()
    await expect
      .element(screen.getByRole('checkbox', { name: terms[2] }))
      .toHaveAccessibleDescription(terms[1])
    expect(stored()).toEqual([])
  })

test('a fault goes from its field and from the note as soon as it is mended', async () => {
  const { screen, submit } = await showForm()
  await submit.click()
  const note = screen.getByRole('alert')
  await note.getByRole('link', { name: 'What do you sell mostly?' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: /^Karaoke/ })).toBeChecked()
  await expect.element(note).toMatchTextContent('13 fields need another look:')
  await field('Account number').fill('12')
  await expect
    .element(field('Account number'))
    .toHaveAccessibleDescription('An account number has 8 to 20 digits.')
  await field('Account number').fill('7730 0412 99')
  await expect.element(note).toMatchTextContent('12 fields need another look:')
})

test('numbers of bank, identity and tax are not offered by the browser', async () => {
  await showForm()
  for (const name of ['Bank', 'Account holder', 'Account number', 'Identity card number (NIK)'])
    await expect.element(field(name)).toHaveAttribute('autocomplete', 'off')
  await expect.element(page.getByLabelText(/^Tax number/)).toHaveAttribute('autocomplete', 'off')
})

for (const { language, unreadable, heavy, remove } of [
  {
    language: 'en',
    unreadable: 'Please choose a JPG or PNG picture.',
    heavy: 'A document may have at most 4 MB.',
    remove: 'Remove',
  },
  {
    language: 'id',
    unreadable: 'Pilih gambar JPG atau PNG.',
    heavy: 'Dokumen paling besar 4 MB.',
    remove: 'Hapus',
  },
] as const)
  test(`a document that is no photo or too heavy is told at once, and a photo takes its place (${language})`, async () => {
    const { screen } = await showForm({ language })
    const name = language === 'en' ? 'Photo of the identity card (KTP)' : 'Foto KTP'
    const drop = (file: File) => dropOn(field(name).element().closest('label') ?? document.body, [file])
    await field(language === 'en' ? 'Store name' : 'Nama toko').fill('Akustik Jepara')
    drop(new File(['a letter'], 'ktp.jpg', { type: 'image/jpeg' }))
    await expect.element(screen.getByText(unreadable)).toBeVisible()
    await screen.getByRole('button', { name: `${remove} ktp.jpg` }).click()
    await expect.element(field(name)).toHaveFocus()
    drop(aHeavyFile('large.png', { type: 'image/png', bytes: 4 * 1024 * 1024 + 1 }))
    await expect.element(screen.getByText(heavy)).toBeVisible()
    await expect.element(screen.getByText(unreadable)).not.toBeInTheDocument()
    await screen.getByRole('button', { name: `${remove} large.png` }).click()

    await userEvent.upload(field(name), await aPicture('good.png'))
    await expect.element(screen.getByText(language === 'en' ? '0.1 MB' : '0,1 MB')).toBeVisible()
    await expect.element(screen.getByText(heavy)).not.toBeInTheDocument()
    await expect.poll(() => screen.container.querySelector('img')?.src).toMatch(/^data:image\/jpeg/)
    await expect.element(field(language === 'en' ? 'Store name' : 'Nama toko')).toHaveValue('Akustik Jepara')
  })

test('another province empties the city, which waits for it', async () => {
  const { screen } = await showForm()
  const city = screen.getByRole('combobox', { name: 'City or regency' })
  await expect.element(city).toBeDisabled()
  const choose = async (name: string, entry: string) => {
    await screen.getByRole('combobox', { name, exact: true }).click()
    await screen.getByRole('option', { name: entry, exact: true }).click()
  }
  await choose('Province', 'Jawa Tengah')
  await choose('City or regency', 'Kabupaten Jepara')
  await expect.element(city).toMatchTextContent('Kabupaten Jepara')
  await choose('Province', 'Bali')
  await expect.element(city).toMatchTextContent('Choose a city or regency')
})

test('a signed-in customer may register too, and finds name, e-mail and phone number filled in', async () => {
  comeSignedIn()
  await showForm({ answers: { userProfile: aProfile() } })
  await expect.element(field('Full name')).toHaveValue('Dewi Pertiwi')
  await expect.element(field('E-mail')).toHaveValue('dewi@surel.example')
  await expect.element(field('Phone number')).toHaveValue('812 5550 0142')
})
