import { bringToken } from '../../visits/account-visit.ts'
import { choose, list } from '../../visits/address-lists.ts'
import { home } from '../../visits/checkout-visit.ts'
import { aNewCustomer } from '../../visits/demo-mail.ts'
import { expectNoEnglish, expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('an address is changed, made the default and deleted; the form fits with everything that is wrong', async ({
  page,
  request,
}) => {
  const { token } = await aNewCustomer(request)
  const headers = { Authorization: `Bearer ${token}` }
  for (const label of ['Rumah', 'Studio']) {
    const data = { ...home, label }
    await expect(await request.post('/api/storefront/user/address/store', { data, headers })).toBeOK()
  }
  await bringToken(page, request, token)
  await visit(page, '/id/user/addresses')
  const main = page.getByRole('main')
  const studio = main.getByRole('article', { name: 'Studio' })
  await expect(studio).toBeVisible()
  await expect(page.getByText('2 dari 10 alamat')).toBeVisible()

  await page.getByRole('button', { name: 'Tambah alamat' }).click()
  await page.getByText('Lainnya').click()
  await page.getByLabel('Nomor telepon').fill('813 55')
  await page.getByLabel('Kode pos').fill('123')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(page.getByText('Label wajib diisi')).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await expectNoEnglish(page)
  // On a phone a list is a sheet from below.
  await page.setViewportSize({ width: 390, height: 844 })
  await list(page, 'Provinsi').click()
  const sheet = page.getByRole('dialog', { name: 'Provinsi' })
  await expect(sheet.getByRole('option')).toHaveCount(38)
  await expect(sheet).toHaveCSS('opacity', '1')
  await expectNothingFromAxe(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Batal' }).click()
  const unsaved = page.getByRole('dialog', { name: 'Tutup tanpa menyimpan?' })
  await unsaved.getByRole('button', { name: 'Buang' }).click()

  await studio.getByRole('button', { name: 'Ubah' }).click()
  await expect(list(page, 'Kecamatan')).toHaveText('Cilandak')
  await choose(page, 'Kecamatan', { typed: 'kebayoran b', entry: 'Kebayoran Baru' })
  await expect(list(page, 'Kelurahan atau desa')).toHaveText('Pilih kelurahan')
  await choose(page, 'Kelurahan atau desa', { typed: 'senayan', entry: 'Senayan' })
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(page.getByText('Alamat berhasil diperbarui')).toBeVisible()
  await expect(studio).toContainText('Senayan, Kebayoran Baru')
  await expect(studio).toBeFocused()

  const isDefault = (name: string) => {
    const badge = page.getByText('Utama', { exact: true })
    return expect(main.getByRole('article').filter({ has: badge })).toHaveAccessibleName(name)
  }
  await isDefault('Rumah')
  await page.getByRole('radio', { name: 'Alamat utama: Studio' }).check()
  await isDefault('Studio')
  await studio.getByRole('button', { name: 'Hapus' }).click()
  const question = page.getByRole('dialog', { name: 'Hapus “Studio”?' })
  await question.getByRole('button', { name: 'Hapus', exact: true }).click()
  await expect(page.getByText('Alamat dihapus')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tambah alamat' })).toBeFocused()
  await isDefault('Rumah')
  await page.reload()
  await expect(page.getByText('1 dari 10 alamat')).toBeVisible()
  await expect(studio).toHaveCount(0)
  await isDefault('Rumah')
})
