import type { Page } from '@playwright/test'
import { choose } from '../../visits/address-lists.ts'
import { aPhoto } from '../../visits/aftersale-visit.ts'
import { expectMail, freshEmail } from '../../visits/demo-mail.ts'
import { holdBack } from '../../visits/held-back.ts'
import { expectNoEnglish, expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

async function fillIn(page: Page, email: string): Promise<void> {
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
  await page.getByLabel('Foto KTP').setInputFiles(await aPhoto('ktp.jpg'))
  await page.getByText('Saya setuju dengan').click({ position: { x: 5, y: 8 } })
}

test('a seller registers in Indonesian after a form with faults, loses nothing offline, and gets a reference and a mail', async ({
  page,
  network,
  request,
}) => {
  const email = freshEmail('sari')
  const send = page.getByRole('button', { name: 'Kirim pendaftaran' })
  await visit(page, '/id')
  await page.getByRole('banner').getByRole('link', { name: 'Berjualan di Gema' }).click()
  await expect(page).toHaveURL('/id/seller/register')
  await send.click()
  const faults = page.getByRole('alert')
  await expect(faults).toContainText('14 isian perlu diperiksa:')
  await page.getByLabel('Foto kartu NPWP').setInputFiles({
    ...{ name: 'npwp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a letter') },
  })
  await expect(faults).toContainText('15 isian')
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await expectNoEnglish(page)
  await page.getByRole('button', { name: 'Hapus npwp.jpg' }).click()

  await fillIn(page, email)
  await expect(faults).toBeHidden()
  await network.lose()
  await send.click()
  await expect(page.getByText('Anda sedang luring. Isian Anda tetap ada')).toBeVisible()
  await expect(page.getByLabel('Nomor rekening')).toHaveValue('7730 0412 99')
  await expect(page.getByText('ktp.jpg')).toBeVisible()

  await network.find()
  const sending = await holdBack(page, 'seller/register')
  await send.dblclick()
  await expect.poll(sending.count).toBe(1)
  sending.letGo()
  await expect(page.getByRole('heading', { name: 'Pendaftaran Anda sudah kami terima' })).toBeFocused()
  expect(sending.count()).toBe(1)
  await expect(page.getByRole('main')).toContainText(email)
  const reference = (await page.locator('p[dir=ltr]').textContent()) ?? ''
  expect(reference).toMatch(/^[A-Z0-9-]{6,}$/)
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await expectNoEnglish(page)
  await expectMail(request, email, reference)
})
