import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Address } from '../../../testing/address.tsx'
import { answerCalls, connectionLost } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../../testing/signed-in.ts'
import { anAddress } from '../../commerce/address/an-address.ts'
import { PageLink } from '../../language/page-link.tsx'
import AddressBookScreen from './address-book-screen.tsx'

const home = anAddress({ is_default: true })
const studio = anAddress({ id: '00000000-0000-4000-8000-000000000002', label: 'Studio' })

/** The address book of Dewi in Indonesian, with a link beside it that leads away. */
async function showBook(answers: Parameters<typeof answerCalls>[0] = {}) {
  comeSignedIn()
  const sent = answerCalls({
    userProfile: aProfile(),
    userAddressFetch: [home, studio],
    utilityProvinceFetch: [{ code: '32', name: 'Jawa Barat' }],
    utilityCityFetch: [{ code: '32.76', name: 'Kota Depok' }],
    utilityDistrictFetch: [{ code: '32.76.06', name: 'Beji' }],
    utilitySubdistrictFetch: [{ code: '32.76.06.1006', name: 'Tanah Baru' }],
    ...answers,
  })
  const screen = await show(
    <>
      <PageLink to="/stores">Toko</PageLink>
      <Address />
      <AddressBookScreen />
    </>,
    { language: 'id', at: '/id/user/addresses' },
  )
  await expect.element(card('Studio')).toBeVisible()
  return { screen, sent }
}

const card = (name: string) => page.getByRole('article', { name })
const expectDefault = async (name: string) => {
  await expect.element(page.getByRole('radio', { name: `Alamat utama: ${name}` })).toBeChecked()
  await expect.element(card(name).getByText('Utama', { exact: true })).toBeVisible()
}

test('a card shows the whole address, and the book how many it holds', async () => {
  const { screen } = await showBook()
  await expect.element(screen.getByText('2 dari 10 alamat')).toBeVisible()
  await expect.element(card('Studio')).toMatchTextContent('Dewi Pertiwi · +62 812 5550 0142')
  await expect
    .element(card('Studio'))
    .toMatchTextContent('Jl. Kenanga III No. 14, Tanah Baru, Beji, Kota Depok, Jawa Barat 16426')
  await expectDefault('Rumah')
})

test('an address that is made the default takes the mark from the other one', async () => {
  const { screen, sent } = await showBook({ userAddressUpdate: { ...studio, is_default: true } })
  await screen.getByRole('radio', { name: 'Alamat utama: Studio' }).click()
  await expectDefault('Studio')
  await expect.element(card('Rumah').getByText('Utama', { exact: true })).not.toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ name: 'userAddressUpdate', input: { id: studio.id, is_default: true } })
})

test('where that does not reach the shop, the mark goes back', async () => {
  const { screen } = await showBook({ userAddressUpdate: connectionLost })
  await screen.getByRole('radio', { name: 'Alamat utama: Studio' }).click()
  await expect.element(screen.getByText(/Permintaan belum sampai ke kami/).first()).toBeVisible()
  await expectDefault('Rumah')
})

test('an address is deleted after a question, and the focus goes to the way to add one', async () => {
  const { screen, sent } = await showBook({ userAddressDelete: [home] })
  await card('Studio')
    .getByRole('button', { name: /^Hapus/ })
    .click()
  const question = screen.getByRole('dialog', { name: 'Hapus “Studio”?' })
  await question.getByRole('button', { name: 'Jangan hapus' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await card('Studio')
    .getByRole('button', { name: /^Hapus/ })
    .click()
  await question.getByRole('button', { name: 'Hapus' }).click()
  await expect.element(card('Studio')).not.toBeInTheDocument()
  await expect.element(screen.getByText('1 dari 10 alamat')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Tambah alamat' })).toHaveFocus()
  expect(sent.filter(({ name }) => name === 'userAddressDelete')).toHaveLength(1)
})

test('a changed address stands in its card, which has the focus', async () => {
  const changed = { ...studio, street: 'Jl. Pantai Base G No. 8' }
  const { screen, sent } = await showBook({ userAddressUpdate: changed })
  await card('Studio').getByRole('button', { name: /^Ubah/ }).click()
  await expect.element(screen.getByLabelText('Nomor telepon')).toHaveValue('812 5550 0142')
  await screen.getByLabelText('Jalan, nomor, RT/RW').fill('Jl. Pantai Base G No. 8')
  await screen.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect.element(card('Studio')).toMatchTextContent('Jl. Pantai Base G No. 8')
  await expect.element(card('Studio')).toHaveFocus()
  expect(sent.at(-1)).toMatchObject({ input: { id: studio.id, street: 'Jl. Pantai Base G No. 8' } })
})

test('what was typed is lost only after a question, whether by Cancel or by a link', async () => {
  const { screen } = await showBook()
  await screen.getByRole('button', { name: 'Tambah alamat' }).click()
  const recipient = screen.getByLabelText('Nama penerima')
  await recipient.fill('Made Wirawan')
  const question = screen.getByRole('dialog', { name: 'Tutup tanpa menyimpan?' })
  await screen.getByRole('button', { name: 'Batal' }).click()
  await question.getByRole('button', { name: 'Lanjut mengisi' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(recipient).toHaveValue('Made Wirawan')
  await screen.getByRole('link', { name: 'Toko' }).click()
  await question.getByRole('button', { name: 'Lanjut mengisi' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/id/user/addresses')
  await expect.element(question).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Toko' }).click()
  await question.getByRole('button', { name: 'Buang' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/id/stores')
})

test('offline, a save fails at once and what was typed stays', async () => {
  const { screen } = await showBook({ userAddressUpdate: connectionLost })
  await card('Studio').getByRole('button', { name: /^Ubah/ }).click()
  const street = screen.getByLabelText('Jalan, nomor, RT/RW')
  await street.fill('Jl. Pantai Base G No. 8')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await screen.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect.element(screen.getByRole('form').getByText(/Anda sedang luring\./)).toBeVisible()
  await expect.element(street).toHaveValue('Jl. Pantai Base G No. 8')
})

test('a form in which nothing was typed closes without a question', async () => {
  const { screen } = await showBook()
  await screen.getByRole('button', { name: 'Tambah alamat' }).click()
  await screen.getByRole('button', { name: 'Batal' }).click()
  await expect.element(screen.getByRole('button', { name: 'Tambah alamat' })).toHaveFocus()
})

test('a full book takes no more', async () => {
  const ten = Array.from({ length: 10 }, (_, place) =>
    anAddress({
      id: `00000000-0000-4000-8000-0000000001${place}0`,
      label: place === 0 ? 'Studio' : `No ${place}`,
    }),
  )
  const { screen } = await showBook({ userAddressFetch: ten })
  await expect.element(screen.getByText(/Buku alamat Anda penuh/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Tambah alamat' })).toBeDisabled()
})
