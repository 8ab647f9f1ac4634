import type { Page } from '@playwright/test'
import { choose } from '../../visits/address-lists.ts'
import { freshEmail } from '../../visits/demo-mail.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, signIn, test, visit } from '../../visits/shop-visit.ts'

const aPhoto = async (page: Page, name = 'ktp.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

async function fillInIndonesian(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nama toko').fill('Akustik Jepara')
  await page.getByText('Furnitur', { exact: true }).click()
  await page.getByLabel('Tentang toko').fill('Panel dan rak dari kayu jati, sejak 2009.')
  await page.getByLabel('Nama lengkap').fill('Sari Wulandari')
  await page.getByLabel('Surel', { exact: true }).fill(email)
  await page.getByLabel('Nomor telepon').fill('0812 5550 0142')
  await choose(page, 'Provinsi', { typed: 'jawa teng', entry: 'Jawa Tengah' })
  await choose(page, 'Kota atau kabupaten', { typed: 'jepara', entry: 'Kabupaten Jepara' })
  await page.getByLabel('Jalan, nomor, RT/RW').fill('Jl. Ukir No. 4, RT 02 RW 01')
  await page.getByLabel('Nama bank').fill('Bank Nusa Raya')
  await page.getByLabel('Nama pemilik rekening').fill('Sari Wulandari')
  await page.getByLabel('Nomor rekening').fill('7730 0412 99')
  await page.getByLabel('Nomor KTP (NIK)').fill('3320 0112 0385 0001')
  await page.getByLabel('Foto KTP').setInputFiles(await aPhoto(page))
  await page.getByText('Saya setuju dengan').click({ position: { x: 5, y: 8 } })
}

const send = (page: Page) => page.getByRole('button', { name: 'Kirim pendaftaran' })

test('a seller registers in Indonesian, loses nothing offline, and gets a reference and a mail', async ({
  page,
  network,
  request,
}) => {
  const email = freshEmail('sari')
  await visit(page, '/id')
  await page.getByRole('banner').getByRole('link', { name: 'Berjualan di Gema' }).click()
  await expect(page).toHaveURL('/id/seller/register')
  await fillInIndonesian(page, email)
  for (const name of ['Nama bank', 'Nama pemilik rekening', 'Nomor rekening', 'Nomor KTP (NIK)', 'NPWP'])
    await expect(page.getByLabel(name).first()).toHaveAttribute('autocomplete', 'off')

  await network.lose()
  await send(page).click()
  await expect(page.getByText('Anda sedang luring. Isian Anda tetap ada')).toBeVisible()
  await expect(page.getByLabel('Nomor rekening')).toHaveValue('7730 0412 99')
  await expect(page.getByText('ktp.png')).toBeVisible()

  await network.find()
  let sent = 0
  page.on('request', (one) => {
    if (one.url().includes('seller/register') && one.method() === 'POST') sent += 1
  })
  await send(page).dblclick()
  const title = page.getByRole('heading', { name: 'Pendaftaran Anda sudah kami terima' })
  await expect(title).toBeFocused()
  expect(sent).toBe(1)
  await expect(page.getByRole('main')).toContainText(email)
  const reference = await page.locator('p[dir=ltr]').textContent()
  expect(reference).toMatch(/^[A-Z0-9-]{6,}$/)
  await expectToFit(page)
  await expectNothingFromAxe(page)
  const mailbox = await (await request.get('/demo/mailbox')).text()
  expect(mailbox).toContain(email)
})

test('every fault is listed with the way to its field, and a photo that is no photo is told at once', async ({
  page,
}) => {
  await visit(page, '/seller/register')
  await page.getByRole('button', { name: 'Send registration' }).click()
  const note = page.getByRole('alert')
  await expect(note).toContainText('14 fields need another look:')
  await expectNothingFromAxe(page)
  await expectToFit(page)
  await note.getByRole('link', { name: 'Account number' }).click()
  await expect(page.getByLabel('Account number')).toBeFocused()
  await page.keyboard.type('12')
  await expect(page.getByText('An account number has 8 to 20 digits.')).toBeVisible()
  await note.getByRole('link', { name: 'What do you sell mostly?' }).click()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Karaoke' })).toBeChecked()
  await expect(note).toContainText('13 fields')

  const photo = page.getByLabel('Photo of the identity card (KTP)')
  await photo.setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a letter') })
  await expect(page.getByText('Please choose a JPG or PNG picture.')).toBeVisible()
  await expectNothingFromAxe(page)
  await page.getByRole('button', { name: 'Remove ktp.jpg' }).click()
  await expect(photo).toBeFocused()
  const heavy = Buffer.alloc(4 * 1024 * 1024 + 1)
  await photo.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: heavy })
  await expect(page.getByText('A document may have at most 4 MB.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove large.png' }).click()
  await photo.setInputFiles(await aPhoto(page, 'good.png'))
  await expect(page.getByText(/^0\.\d MB$/)).toBeVisible()
  await expect(page.getByText('A document may have at most 4 MB.')).toBeHidden()
  await expect(page.locator('main img[src^="data:image/jpeg"]')).toBeVisible()
})

test('a photo is dropped on its place, and one that misses it does not open', async ({ page }) => {
  await visit(page, '/seller/register')
  await page.getByLabel('Store name').fill('Akustik Jepara')
  const photo = (await page.screenshot()).toString('base64')
  const drop = (selector: string) =>
    page.evaluate(
      ([base64, at]) => {
        const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0))
        const transfer = new DataTransfer()
        transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
        const event = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
        document.querySelector(at ?? '')?.dispatchEvent(event)
        return event.defaultPrevented
      },
      [photo, selector],
    )
  expect(await drop('footer')).toBe(true)
  expect(await drop('label:has(#seller-tax_document)')).toBe(true)
  await expect(page.getByText('dropped.png')).toBeVisible()
  await expect(page.getByLabel('Store name')).toHaveValue('Akustik Jepara')
})

test('somebody who is signed in may register too, and finds their name filled in', async ({ page }) => {
  await signIn(page)
  await visit(page, '/seller/register')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('dewi@surel.example')
  await expect(page.getByLabel('Full name')).toHaveValue('Dewi Pertiwi')
})
