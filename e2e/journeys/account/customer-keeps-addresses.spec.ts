import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { choose, list } from '../../visits/address-lists.ts'
import { holdBack } from '../../visits/held-back.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, signIn, test, visit } from '../../visits/shop-visit.ts'

/** Opens the address book in Indonesian, with the form for a new address. */
async function openForm(page: Page, email?: string): Promise<void> {
  await signIn(page, email)
  await visit(page, '/id/user/addresses')
  await page.getByRole('button', { name: 'Tambah alamat' }).click()
}

test('a customer in Jayapura adds an address through four searched lists, changes it, makes it the default and deletes it', async ({
  page,
}) => {
  await openForm(page, 'bima@surel.example')
  await expect(
    page.getByRole('radiogroup', { name: 'Label' }).getByRole('radio', { checked: true }),
  ).toBeFocused()
  await page.getByText('Lainnya').click()
  await page.getByLabel('Label Anda sendiri').fill('Studio')
  await page.getByLabel('Nama penerima').fill('Yosephina Ayomi')
  await page.getByLabel('Nomor telepon').fill('0812 5550 0177')
  await expect(list(page, 'Kota atau kabupaten')).toBeDisabled()
  await choose(page, 'Provinsi', { typed: 'papua', entry: 'Papua' })
  await choose(page, 'Kota atau kabupaten', { typed: 'kota jaya', entry: 'Kota Jayapura' })
  await choose(page, 'Kecamatan', { typed: 'utara', entry: 'Jayapura Utara' })
  await choose(page, 'Kelurahan atau desa', { typed: 'ria', entry: 'Tanjung Ria' })
  await page.getByLabel('Kode pos').fill('99117')
  await page.getByLabel('Jalan, nomor, RT/RW').fill('Jl. Pantai Base G No. 8, RT 03 RW 02')
  await page.getByLabel('Patokan').fill('Pagar biru, dekat dermaga')
  // An answer between the two clicks would let the second one fall on what stands there afterwards.
  const storing = await holdBack(page, 'user/address/store')
  await page.getByRole('button', { name: 'Simpan alamat' }).dblclick()
  storing.letGo()

  await expect(page.getByText('Alamat berhasil ditambahkan')).toBeVisible()
  const studio = page.getByRole('article', { name: 'Studio' })
  await expect(studio).toBeFocused()
  await expect(page.getByText('2 dari 10 alamat')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Alamat 2' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toHaveAccessibleName('Studio')
  await expect(studio).toContainText('Yosephina Ayomi · +62 812 5550 0177')
  await expect(studio).toContainText(
    'Jl. Pantai Base G No. 8, RT 03 RW 02, Tanjung Ria, Jayapura Utara, Kota Jayapura, Papua 99117',
  )

  await page.reload()
  await expect(studio).toHaveCount(1)
  await studio.getByRole('button', { name: 'Ubah' }).click()
  await expect(list(page, 'Kelurahan atau desa')).toHaveText('Tanjung Ria')
  await expect(page.getByLabel('Nomor telepon')).toHaveValue('812 5550 0177')
  // Another district: what lies below it cannot be right any more.
  await choose(page, 'Kecamatan', { typed: 'abe', entry: 'Abepura' })
  await expect(list(page, 'Kelurahan atau desa')).toHaveText('Pilih kelurahan')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(page.getByText('Kelurahan atau desa wajib diisi')).toBeVisible()
  await expect(list(page, 'Kelurahan atau desa')).toBeFocused()
  await choose(page, 'Kelurahan atau desa', { typed: 'asano', entry: 'Asano' })
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(page.getByText('Alamat berhasil diperbarui')).toBeVisible()
  await expect(studio).toContainText('Asano, Abepura, Kota Jayapura')
  await expect(studio).toBeFocused()

  const isDefault = (name: string) => {
    const badge = page.getByText('Utama', { exact: true })
    return expect(page.getByRole('main').getByRole('article').filter({ has: badge })).toHaveAccessibleName(
      name,
    )
  }
  await isDefault('Rumah')
  await page.getByRole('radio', { name: 'Alamat utama: Studio' }).check()
  await isDefault('Studio')

  await studio.getByRole('button', { name: 'Hapus' }).click()
  const question = page.getByRole('dialog', { name: 'Hapus “Studio”?' })
  await question.getByRole('button', { name: 'Hapus', exact: true }).click()
  await expect(page.getByText('Alamat dihapus')).toBeVisible()
  await expect(studio).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Tambah alamat' })).toBeFocused()
  await isDefault('Rumah')
  await page.reload()
  await expect(page.getByText('1 dari 10 alamat')).toBeVisible()
  await expect(studio).toHaveCount(0)
})

test('what is missing or wrong is told at its field, in both languages', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Nama penerima').fill('')
  await page.getByLabel('Nomor telepon').fill('813 55')
  await page.getByLabel('Kode pos').fill('123')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(page.getByText('Nama penerima wajib diisi')).toBeVisible()
  await expect(page.getByText('Nomor telepon belum lengkap: 9 sampai 13 angka setelah +62.')).toBeVisible()
  await expect(page.getByText('Provinsi wajib diisi')).toBeVisible()
  await expect(page.getByText('Kode pos terdiri dari lima angka.')).toBeVisible()
  await expect(page.getByText('Jalan wajib diisi')).toBeVisible()
  await expect(page.getByLabel('Nama penerima')).toBeFocused()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await page.reload()
  await visit(page, '/user/addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByText('Other', { exact: true }).click()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Label is required')).toBeVisible()
  await expect(page.getByText('Subdistrict is required')).toBeVisible()
  await expect(page.getByText('Postcode is required')).toBeVisible()
  await expect(page.getByLabel('Your own label')).toBeFocused()
})

test('a list is searched by keyboard alone and says how many fit', async ({ page }) => {
  await openForm(page)
  const provinces = list(page, 'Provinsi')
  await provinces.focus()
  await page.keyboard.press('p')
  const popup = page.getByRole('dialog', { name: 'Provinsi' })
  const search = popup.getByRole('combobox', { name: 'Cari provinsi' })
  await expect(search).toBeFocused()
  await page.keyboard.type('apua')
  await expect(popup.getByRole('status')).toHaveText('6 dari 38')
  await expect(popup.getByRole('option').first().locator('.font-bold')).toHaveText('Papua')
  const isAt = (name: string) =>
    expect
      .poll(() =>
        search.evaluate(
          (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
        ),
      )
      .toBe(name)
  await isAt('Papua')
  await page.keyboard.press('ArrowDown')
  await isAt('Papua Barat')
  await page.keyboard.press('End')
  await isAt('Papua Tengah')
  await page.keyboard.press('ArrowDown')
  await isAt('Papua')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(provinces).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await search.fill('zzz')
  await expect(popup.getByText('Tidak ada yang cocok. Coba huruf yang lebih sedikit.')).toBeVisible()
  await search.fill('dki')
  await page.keyboard.press('Enter')
  await expect(provinces).toHaveText('Daerah Khusus Ibukota Jakarta')
  await expect(provinces).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  expect(Math.round((await popup.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(400)
  await page.keyboard.press('Tab')
  await expect(popup).toBeHidden()
  await expect(list(page, 'Kota atau kabupaten')).toBeFocused()
})

test('on a phone a list is a sheet from below, which axe has nothing against', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openForm(page)
  await list(page, 'Provinsi').click()
  const sheet = page.getByRole('dialog', { name: 'Provinsi' })
  await expect(sheet.getByRole('option')).toHaveCount(38)
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await sheet.getByRole('combobox').fill('bali')
  await sheet.getByRole('option', { name: 'Bali' }).click()
  await expect(sheet).toBeHidden()
  await expect(list(page, 'Provinsi')).toHaveText('Bali')
})

test('a list that cannot be loaded says so, and is tried again', async ({ page, expectFaults }) => {
  expectFaults(/Failed to load resource/)
  await openForm(page)
  await page.route('**/utility/city/fetch?*', (route) => route.abort())
  await choose(page, 'Provinsi', { typed: 'bali', entry: 'Bali' })
  await expect(page.getByText('Daftar belum bisa dimuat.')).toBeVisible()
  await page.unroute('**/utility/city/fetch?*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await choose(page, 'Kota atau kabupaten', { typed: 'denpasar', entry: 'Kota Denpasar' })
})

test('offline, what was typed stays; leaving asks once', async ({ page, network }) => {
  await openForm(page)
  await page.getByLabel('Nama penerima').fill('Made Wirawan')
  await page.getByLabel('Nomor telepon').fill('81255500199')
  await choose(page, 'Provinsi', { typed: 'bali', entry: 'Bali' })
  await choose(page, 'Kota atau kabupaten', { typed: 'denpasar', entry: 'Kota Denpasar' })
  await choose(page, 'Kecamatan', { typed: 'timur', entry: 'Denpasar Timur' })
  await choose(page, 'Kelurahan atau desa', { typed: 'sumerta', entry: 'Sumerta' })
  await page.getByLabel('Kode pos').fill('80236')
  await page.getByLabel('Jalan, nomor, RT/RW').fill('Jl. Hayam Wuruk No. 5')
  await network.lose()
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(page.getByRole('form').getByText('Anda sedang luring.')).toBeVisible()
  await expect(page.getByLabel('Nama penerima')).toHaveValue('Made Wirawan')
  await network.find()

  const question = page.getByRole('dialog', { name: 'Tutup tanpa menyimpan?' })
  await page.getByRole('button', { name: 'Batal' }).click()
  await question.getByRole('button', { name: 'Lanjut mengisi' }).click()
  await expect(page.getByLabel('Nama penerima')).toHaveValue('Made Wirawan')
  await page.getByRole('main').getByRole('link', { name: 'Beranda' }).click()
  await question.getByRole('button', { name: 'Buang' }).click()
  await expect(page).toHaveURL('/id')
})

test('a pin comes from the own position or from a link, and can be taken away', async ({ page, context }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Pakai posisi saya' }).click()
  await expect(page.getByText('Peramban tidak diizinkan memberi tahu posisi Anda.')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -2.533712, longitude: 140.718123, accuracy: 24 })
  await page.getByRole('button', { name: 'Pakai posisi saya' }).click()
  await expect(page.getByText('Titik di -2.53371, 140.71812')).toBeVisible()
  await expect(page.getByText('sekitar 24 m')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buka di peta' })).toHaveAttribute('href', /mlat=-2\.533712/)
  await page.getByRole('button', { name: 'Hapus titik' }).click()
  const paste = page.getByLabel('Koordinat atau tautan peta')
  await paste.fill('di depan masjid')
  await paste.press('Enter')
  await expect(page.getByText('Tidak ada lokasi yang terbaca.')).toBeVisible()
  await paste.fill('https://maps.example/@-6.2,106.816666,17z')
  await page.getByRole('button', { name: 'Pasang' }).click()
  await expect(page.getByText('Titik di -6.20000, 106.81667')).toBeVisible()
})
