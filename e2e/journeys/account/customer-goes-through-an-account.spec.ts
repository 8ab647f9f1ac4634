import { choose } from '../../visits/address-lists.ts'
import { codeSentTo, followMail, freshEmail, paste } from '../../visits/demo-mail.ts'
import { expect, takeFromAccountMenu, test, visit } from '../../visits/shop-visit.ts'

test('register, prove the address, fill in the profile and an address in Papua, sign out, forget the password, sign in', async ({
  page,
  request,
}) => {
  const email = freshEmail('yosephina')
  await visit(page, '/id/register?next=%2Fid%2Fuser%2Fprofile')
  await page.getByLabel('Nama lengkap').fill('Yosephina Ayomi')
  await page.getByLabel('Surel', { exact: true }).fill(email)
  await page.getByLabel('Nomor telepon').fill('0812 5550 0177')
  await page.getByLabel('Kata sandi', { exact: true }).fill('lagu-sore-38')
  await page.getByLabel('Ulangi kata sandi').fill('lagu-sore-38')
  await page.getByText('Saya setuju dengan').click({ position: { x: 5, y: 8 } })
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page).toHaveURL(/\/id\/verify/)
  await page.getByLabel('Angka ke-1 dari 6').focus()
  await paste(page, await codeSentTo(request, email))

  await expect(page).toHaveURL('/id/user/profile')
  await page.getByLabel('Tanggal lahir').fill('17/8/1990')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Profil Anda sudah disimpan.')).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Alamat/ })
    .click()
  await expect(page).toHaveURL('/id/user/addresses')
  await page.getByRole('button', { name: 'Tambah alamat' }).click()
  await choose(page, 'Provinsi', { typed: 'papua', entry: 'Papua' })
  await choose(page, 'Kota atau kabupaten', { typed: 'kota jaya', entry: 'Kota Jayapura' })
  await choose(page, 'Kecamatan', { typed: 'utara', entry: 'Jayapura Utara' })
  await choose(page, 'Kelurahan atau desa', { typed: 'ria', entry: 'Tanjung Ria' })
  await page.getByLabel('Kode pos').fill('99117')
  await page.getByLabel('Jalan, nomor, RT/RW').fill('Jl. Pantai Base G No. 8')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(page.getByText('Alamat berhasil ditambahkan')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toContainText('Tanjung Ria, Jayapura Utara')

  await takeFromAccountMenu(page, 'Akun: Yosephina', 'Keluar')
  await expect(page.getByText('Anda sudah keluar.')).toBeVisible()
  await visit(page, '/id/forgot-password')
  await page.getByLabel('Surel', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('tautannya sudah dalam perjalanan')).toBeVisible()
  await followMail(page, email, 'Kata sandi baru untuk Gema')
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('kursi ombak telat')
  await page.getByLabel('Ulangi kata sandi baru').fill('kursi ombak telat')
  await page.getByRole('button', { name: 'Simpan dan masuk' }).click()
  await expect(page).toHaveURL('/id')
  await takeFromAccountMenu(page, 'Akun: Yosephina', 'Keluar')
  await expect(page.getByText('Anda sudah keluar.')).toBeVisible()

  await visit(page, '/id/login?next=%2Fid%2Fuser%2Faddresses')
  await page.getByLabel('Surel', { exact: true }).fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill('kursi ombak telat')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL('/id/user/addresses')
  await expect(page.getByRole('main').getByRole('article')).toContainText('Tanjung Ria, Jayapura Utara')
})
