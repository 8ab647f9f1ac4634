import { activeStep, headOf, partOf, questionOf } from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { followMail, freshEmail } from '../../visits/demo-mail.ts'
import { aGuestsOrder } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const cable = { product: '6f3abb0f-25c6-858f-a65c-3a612a4002f3', sku: 'KWT-SINAR-BLK-3M' }

test('a guest tracks an order without an account, and cancels it by the link of a mail, in Indonesian', async ({
  page,
  request,
  expectFaults,
}) => {
  // The browser writes into its console, too, that an order is not there.
  expectFaults(/404/)
  const thing = await thingOf(request, cable, 'id')
  const guest = await aGuestsOrder(request, { things: [thing], pays: 'transfer', language: 'id' })
  const { email, order } = guest
  const { number, id } = order
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  const track = main.getByRole('button', { name: 'Lacak pesanan', exact: true })
  const numberField = main.getByLabel('Nomor pesanan', { exact: true })
  const emailField = main.getByLabel('Surel', { exact: true })
  const unknown = main.getByText('Pesanan tidak ditemukan', { exact: true })

  await visit(page, '/id/track-order')
  await expect(title).toHaveText('Lacak pesanan')
  await track.click()
  await expect(main.getByText('Nomor pesanan wajib diisi')).toBeVisible()
  await expect(main.getByText('Surel wajib diisi')).toBeVisible()
  await numberField.fill('12345')
  await expect(main.getByText('Nomor pesanan berbentuk GM-2611-004821.')).toBeVisible()
  await numberField.fill(number)
  await emailField.fill(freshEmail('orang-lain'))
  await track.click()
  await expect(unknown).toBeVisible()
  await expect(main).not.toContainText(thing.name)

  // As it is typed from a phone.
  await numberField.fill(number.toLowerCase().replaceAll('-', ' '))
  await emailField.fill(email.toUpperCase())
  await track.click()
  await expect(main.getByText(`Pesanan ${number}`, { exact: true })).toBeVisible()
  await expect(unknown).toHaveCount(0)
  await expect(activeStep(page)).toContainText('Menunggu pembayaran')
  await expect(main.getByText('Belum dibayar', { exact: true })).toBeVisible()
  await expect(main).toContainText(thing.name)
  await expect(main).toContainText('Dikirim ke Kota Administrasi Jakarta Selatan')
  await expect(partOf(page, 'Riwayat pesanan')).toContainText(
    'Pesanan dibuat. Barang kami simpan untuk Anda.',
  )
  // Number and e-mail alone do not tell where a person lives.
  await expect(main).not.toContainText('Terogong')
  await expect(main).not.toContainText('Sekar')
  await expect(page).toHaveURL('/id/track-order')

  await main.getByRole('button', { name: 'Kirim tautannya', exact: true }).click()
  const sent = 'Jika pesanannya ada, surel sedang dikirim ke alamat yang dipakai saat memesan.'
  await expect(main.getByText(sent)).toBeVisible()
  await followMail(page, email, `Semua tentang pesanan ${number}`)
  await expect(title).toHaveText('Mohon transfer dengan jumlah tepat')
  await main.getByRole('link', { name: 'Lihat pesanan', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/id/user/order/${id}\\?key=`))
  await expect(title).toHaveText(`Pesanan ${number}`)
  const cancel = { name: 'Batalkan pesanan', exact: true }
  await partOf(page, 'Tindakan').getByRole('button', cancel).click()
  await questionOf(page).getByRole('radio', { name: 'Saya berubah pikiran', exact: true }).check()
  await questionOf(page).getByRole('button', cancel).click()
  await expect(page.getByText('Pesanan dibatalkan.')).toBeVisible()
  await expect(headOf(page)).toContainText('Dibatalkan')

  await visit(page, '/id/track-order')
  await numberField.fill(number)
  await emailField.fill(email)
  await track.click()
  await expect(main.getByRole('heading', { name: 'Dibatalkan sesuai permintaan Anda.' })).toBeVisible()
})
