import type { Answer } from '@gema/contract/client.ts'
import type { Address, AddressInput } from '@gema/contract/shapes/address.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, connectionLost } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { emptyDraft } from './address-draft.ts'
import { AddressForm } from './address-form.tsx'
import { anAddress } from './an-address.ts'

/** Regions inside another one: their codes have two digits more, those of villages four. */
const inside = (parent: string, ...names: string[]) =>
  names.map((name, place) => {
    const digits = parent.length === 8 ? 4 : 2
    return { code: `${parent}.${String(place + 1).padStart(digits, '0')}`, name }
  })

/** The regions of Indonesia as far as these tests need them. */
const regions = {
  utilityProvinceFetch: [
    { code: '51', name: 'Bali' },
    { code: '91', name: 'Papua' },
  ],
  utilityCityFetch: ({ province }: { province: string }) =>
    inside(province, ...(province === '91' ? ['Kabupaten Jayapura', 'Kota Jayapura'] : ['Kota Denpasar'])),
  utilityDistrictFetch: ({ city }: { city: string }) => inside(city, 'Abepura', 'Jayapura Utara'),
  utilitySubdistrictFetch: ({ district }: { district: string }) =>
    inside(district, ...(district.endsWith('.01') ? ['Asano'] : ['Tanjung Ria'])),
}

type Saved = Answer<Address>
const done: Saved = { ok: true, data: anAddress(), message: 'Alamat berhasil ditambahkan' }

interface Given {
  language?: 'en' | 'id'
  own?: Partial<AddressInput>
  known?: Address
  save?: () => Promise<Saved>
}

async function showForm({ language = 'id', own = {}, known, save = async () => done }: Given = {}) {
  const saved: AddressInput[] = []
  const onSaved = vi.fn()
  const screen = await show(
    <AddressForm
      title="Alamat baru"
      draft={emptyDraft({ label: language === 'id' ? 'Rumah' : 'Home', ...own })}
      known={known}
      mayBecomeDefault={false}
      onSave={(input) => {
        saved.push(input)
        return save()
      }}
      onSaved={onSaved}
      onCancel={() => {}}
    />,
    { language },
  )
  const submit = screen.getByRole('button', { name: language === 'id' ? 'Simpan alamat' : 'Save address' })
  return { screen, saved, onSaved, submit }
}

const list = (name: string) => page.getByRole('combobox', { name })

async function choose(name: string, entry: string) {
  await list(name).click()
  const popup = page.getByRole('dialog', { name })
  await popup.getByRole('combobox').fill(entry)
  await expect.element(popup.getByRole('option', { name: entry })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(list(name)).toHaveTextContent(entry)
  // The closing list gives the focus back a moment later.
  await expect.element(list(name)).toHaveFocus()
}

const filled = {
  recipient: 'Yosephina Ayomi',
  phone: '0812 5550 0177',
  postcode: '99117',
  street: 'Jl. Pantai 8',
}

test('four lists lead from the province to the village, and another district clears the village', async () => {
  const sent = answerCalls(regions)
  const { saved, onSaved, submit } = await showForm({ own: filled })
  await expect.element(list('Kota atau kabupaten')).toBeDisabled()
  await expect.element(list('Kota atau kabupaten')).toHaveTextContent('Pilih provinsi dahulu')
  await choose('Provinsi', 'Papua')
  await choose('Kota atau kabupaten', 'Kota Jayapura')
  await choose('Kecamatan', 'Jayapura Utara')
  await choose('Kelurahan atau desa', 'Tanjung Ria')
  expect(sent.map(({ input }) => input)).toEqual([
    {},
    { province: '91' },
    { city: '91.02' },
    { district: '91.02.02' },
  ])

  await choose('Kecamatan', 'Abepura')
  await expect.element(list('Kelurahan atau desa')).toHaveTextContent('Pilih kelurahan')
  await submit.click()
  await expect.element(page.getByText('Kelurahan atau desa wajib diisi')).toBeVisible()
  await expect.element(list('Kelurahan atau desa')).toHaveFocus()
  expect(saved).toEqual([])
  await choose('Kelurahan atau desa', 'Asano')
  await expect.element(page.getByText('Kelurahan atau desa wajib diisi')).not.toBeInTheDocument()
  await submit.click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    label: 'Rumah',
    recipient: 'Yosephina Ayomi',
    phone: '+6281255500177',
    province: '91',
    city: '91.02',
    district: '91.02.01',
    subdistrict: '91.02.01.0001',
    postcode: '99117',
    street: 'Jl. Pantai 8',
  })
  await expect.poll(() => onSaved.mock.calls).toEqual([[done.ok && done.data]])
})

test('in Indonesian, what is missing or wrong is told at its field, and the first of it has the focus', async () => {
  answerCalls(regions)
  const { screen, saved, submit } = await showForm()
  await screen.getByLabelText('Nomor telepon').fill('813 55')
  await screen.getByLabelText('Kode pos').fill('123')
  await submit.click()
  const sentences = [
    ['Nama penerima', 'Nama penerima wajib diisi'],
    ['Nomor telepon', 'Nomor telepon belum lengkap: 9 sampai 13 angka setelah +62.'],
    ['Provinsi', 'Provinsi wajib diisi'],
    ['Kode pos', 'Kode pos terdiri dari lima angka.'],
    ['Jalan, nomor, RT/RW', 'Jalan wajib diisi'],
  ] as const
  for (const [field, sentence] of sentences) {
    await expect.element(screen.getByText(sentence)).toBeVisible()
    await expect.element(screen.getByLabelText(field)).toHaveAccessibleDescription(sentence)
    await expect.element(screen.getByLabelText(field)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect.element(screen.getByLabelText('Nama penerima')).toHaveFocus()
  expect(saved).toEqual([])
})

test('in English, an own label, every region, the postcode and the street are required', async () => {
  answerCalls(regions)
  const { screen, submit } = await showForm({ language: 'en' })
  // The form begins at the name of the address.
  const labels = screen.getByRole('radiogroup', { name: 'Label' })
  await expect.element(labels.getByRole('radio', { name: 'Home' })).toHaveFocus()
  await screen.getByText('Other').click()
  await submit.click()
  for (const name of [
    'Label',
    'Recipient',
    'Province',
    'City',
    'District',
    'Subdistrict',
    'Postcode',
    'Street',
  ])
    await expect.element(screen.getByText(`${name} is required`)).toBeVisible()
  await expect.element(screen.getByLabelText('Your own label')).toHaveFocus()
  await screen.getByLabelText('Your own label').fill('Studio')
  await expect.element(screen.getByText('Label is required')).not.toBeInTheDocument()
})

test('a list that cannot be loaded says so, and is tried again', async () => {
  let isDown = true
  answerCalls({
    ...regions,
    utilityCityFetch: (asked) => (isDown ? connectionLost : regions.utilityCityFetch(asked)),
  })
  const { screen } = await showForm()
  await choose('Provinsi', 'Bali')
  await expect.element(screen.getByText('Daftar belum bisa dimuat.'), { timeout: 10_000 }).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Coba lagi' }).click()
  await choose('Kota atau kabupaten', 'Kota Denpasar')
})

test('while the lists are on their way, an address that is changed shows its regions', async () => {
  answerCalls({
    utilityProvinceFetch: new Promise(() => {}),
    utilityCityFetch: new Promise(() => {}),
    utilityDistrictFetch: new Promise(() => {}),
    utilitySubdistrictFetch: new Promise(() => {}),
  })
  const known = anAddress()
  const { province, city, district, subdistrict } = known
  await showForm({
    known,
    own: { province: province.code, city: city.code, district: district.code, subdistrict: subdistrict.code },
  })
  await expect.element(list('Provinsi')).toHaveTextContent('Jawa Barat')
  await expect.element(list('Kelurahan atau desa')).toHaveTextContent('Tanah Baru')
})

const whole = { ...filled, province: '51', city: '51.01', district: '51.01.01', subdistrict: '51.01.01.0001' }

test('two presses save once, and offline what was typed stays', async () => {
  answerCalls(regions)
  const answer = Promise.withResolvers<Saved>()
  const { screen, saved, onSaved, submit } = await showForm({ own: whole, save: () => answer.promise })
  await submit.dblClick()
  await screen.getByLabelText('Kode pos').click()
  await userEvent.keyboard('{Enter}')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer.reject(new TypeError('Failed to fetch'))
  await expect.element(screen.getByRole('form').getByText(/Anda sedang luring\./)).toBeVisible()
  await expect.element(screen.getByLabelText('Nama penerima')).toHaveValue('Yosephina Ayomi')
  expect(onSaved).not.toHaveBeenCalled()
  expect(saved).toHaveLength(1)
})

test('what the server refuses stands at its field', async () => {
  answerCalls(regions)
  const message = 'Kota ini bukan bagian dari provinsinya.'
  const { screen, submit } = await showForm({
    own: whole,
    save: async () => ({
      ok: false,
      code: 201,
      message: 'Data belum lengkap',
      form: [message],
      fields: [{ field: 'city', message }],
    }),
  })
  await submit.click()
  await expect.element(list('Kota atau kabupaten')).toHaveAccessibleDescription(message)
  await expect.element(screen.getByRole('form').getByText(message)).toBeVisible()
})

/** The device answers with a place, or refuses to. */
const answerPosition = (answer: { latitude: number; longitude: number; accuracy: number } | 'denied') =>
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (answer === 'denied') failed?.({ code: 1 } as GeolocationPositionError)
    else found({ coords: answer } as GeolocationPosition)
  })

test('a pin comes from the own position, and can be taken away', async () => {
  answerCalls(regions)
  const { screen, saved, submit } = await showForm({ own: whole })
  const ask = screen.getByRole('button', { name: 'Pakai posisi saya' })
  answerPosition('denied')
  await ask.click()
  await expect.element(screen.getByText(/Peramban tidak diizinkan memberi tahu posisi Anda\./)).toBeVisible()
  answerPosition({ latitude: 52.5, longitude: 13.4, accuracy: 24 })
  await ask.click()
  await expect.element(screen.getByText(/Lokasi ini di luar Indonesia/)).toBeVisible()
  answerPosition({ latitude: -2.5337124, longitude: 140.7181234, accuracy: 24 })
  await ask.click()
  await expect.element(screen.getByText(/Titik di -2\.53371, 140\.71812/)).toBeVisible()
  await expect.element(screen.getByText(/sekitar 24 m/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Buka di peta' }))
    .toHaveAttribute('href', expect.stringMatching(/mlat=-2\.533712/))
  await submit.click()
  await expect.poll(() => saved[0]?.pin).toEqual({ latitude: -2.533712, longitude: 140.718123 })
  await screen.getByRole('button', { name: 'Hapus titik' }).click()
  await expect.element(ask).toBeVisible()
})

test('a pin comes from a link of a map, typed or pasted; Enter in its field saves nothing', async () => {
  answerCalls(regions)
  const { screen, saved } = await showForm({ own: whole })
  const field = screen.getByLabelText('Koordinat atau tautan peta')
  await field.fill('di depan masjid')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/Tidak ada lokasi yang terbaca\./)).toBeVisible()
  await field.fill('https://maps.example/@-6.2,106.816666,17z')
  await screen.getByRole('button', { name: 'Pasang' }).click()
  await expect.element(screen.getByText(/Titik di -6\.20000, 106\.81667/)).toBeVisible()
  await screen.getByRole('button', { name: 'Hapus titik' }).click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '-6.4, 106.8')
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(screen.getByText(/Titik di -6\.40000, 106\.80000/)).toBeVisible()
  expect(saved).toEqual([])
})
