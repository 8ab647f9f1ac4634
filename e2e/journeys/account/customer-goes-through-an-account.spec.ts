import { choose } from '../../visits/address-lists.ts'
import { codeSentTo, freshEmail, otherThan, paste } from '../../visits/demo-mail.ts'
import { expectNoEnglish } from '../../visits/page-fits.ts'
import { expect, takeFromAccountMenu, test, visit } from '../../visits/shop-visit.ts'

test('register, mistype the code once, be welcome, fill in the profile and an address in Papua, sign out and in again', async ({
  page,
  request,
}) => {
  const email = freshEmail('yosephina')
  const password = 'lagu-sore-38'
  const main = page.getByRole('main')
  await visit(page, '/id/register')
  const register = page.getByRole('button', { name: 'Daftar', exact: true })
  await register.click()
  await expect(page.getByText('Setujui dahulu syarat dan ketentuannya.')).toBeVisible()
  await expectNoEnglish(page)
  await page.getByLabel('Nama lengkap').fill('Yosephina Ayomi')
  await page.getByLabel('Surel', { exact: true }).fill(email)
  await page.getByLabel('Nomor telepon').fill('0812 5550 0177')
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByLabel('Ulangi kata sandi').fill(password)
  await page.getByText('Saya setuju dengan').click({ position: { x: 5, y: 8 } })
  await register.click()

  await expect(page).toHaveURL('/id/verify')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel('Angka ke-1 dari 6')).toBeFocused()
  const code = await codeSentTo(request, email)
  await paste(page, otherThan(code))
  await expect(page.getByText('Kode tidak cocok. Tersisa 4 percobaan.')).toBeVisible()
  await expectNoEnglish(page)
  await page.getByLabel('Angka ke-1 dari 6').focus()
  await page.keyboard.type(code)
  await expect(page).toHaveURL('/id/reg_success')
  await expect(page.getByRole('heading', { name: 'Selamat datang di Gema' })).toBeVisible()
  await expectNoEnglish(page)
  await page.getByRole('link', { name: 'Ke toko' }).click()

  await takeFromAccountMenu(page, 'Akun: Yosephina', 'Profil')
  await page.getByLabel('Tanggal lahir').pressSequentially('17081990')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Profil Anda sudah disimpan.')).toBeVisible()
  await expect(page.getByText(/^Anggota sejak /)).toBeVisible()

  const side = page.getByRole('navigation', { name: 'Akun Anda' })
  await side.getByRole('link', { name: 'Alamat' }).click()
  await expect(page).toHaveURL('/id/user/addresses')
  await expect(side.getByRole('link', { name: 'Alamat' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Tambah alamat' }).click()
  // The first address is most likely the customer's own.
  await expect(page.getByLabel('Nama penerima')).toHaveValue('Yosephina Ayomi')
  await expect(page.getByLabel('Nomor telepon')).toHaveValue('812 5550 0177')
  await choose(page, 'Provinsi', { typed: 'papua', entry: 'Papua' })
  await choose(page, 'Kota atau kabupaten', { typed: 'kota jaya', entry: 'Kota Jayapura' })
  await choose(page, 'Kecamatan', { typed: 'utara', entry: 'Jayapura Utara' })
  await choose(page, 'Kelurahan atau desa', { typed: 'ria', entry: 'Tanjung Ria' })
  await page.getByLabel('Kode pos').fill('99117')
  await page.getByLabel('Jalan, nomor, RT/RW').fill('Jl. Pantai Base G No. 8')
  await page.getByLabel('Patokan').fill('Pagar biru, dekat dermaga')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(page.getByText('Alamat berhasil ditambahkan')).toBeVisible()
  const card = main.getByRole('article', { name: 'Rumah' })
  await expect(card).toBeFocused()
  await expect(side.getByRole('link', { name: 'Alamat 1' })).toBeVisible()

  // What a page asks for in its idle moments would be refused if the session ended in between.
  await page.waitForLoadState('networkidle')
  await side.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByText('Anda sudah keluar.')).toBeVisible()
  await expect(page).toHaveURL('/id')

  await page.goto('/id/user/addresses')
  await expect(page).toHaveURL('/id/login?next=%2Fid%2Fuser%2Faddresses')
  await page.getByLabel('Surel', { exact: true }).fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL('/id/user/addresses')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(card).toContainText('Yosephina Ayomi · +62 812 5550 0177')
  await expect(card).toContainText(
    'Jl. Pantai Base G No. 8, Tanjung Ria, Jayapura Utara, Kota Jayapura, Papua 99117',
  )
  await expect(card).toContainText('Pagar biru, dekat dermaga')
  await side.getByRole('link', { name: 'Profil' }).click()
  await expect(page.getByLabel('Tanggal lahir')).toHaveValue('17 / 08 / 1990')
})
