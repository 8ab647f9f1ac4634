import type { Page } from '@playwright/test'
import { aria9, cartLink, cartOf, comeAsGuest, lineOf, rupiah } from '../../visits/cart-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { aNewCustomer } from '../../visits/demo-mail.ts'
import { signInHere } from '../../visits/lists-visit.ts'
import { expectNothingFromAxe, shiftsOf, watchShifts } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const microphone = { product: '369f6dbf-f1ee-8143-aaf4-146c427926d8', sku: 'VKL-LTG50-SV' }
const stands = { product: 'b8b218e1-54d1-89f4-a928-c99e559a332f', sku: 'SRT-TMP60-BK' }

const wallet = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 1 }) })

test('a guest claims a voucher and signs in on the way: it is in the wallet, the two carts are one, and the voucher is used there', async ({
  page,
  request,
}) => {
  const customer = await aNewCustomer(request)
  const [mine, older] = [await thingOf(request, microphone), await thingOf(request, stands)]
  await cartOf(request, customer.token).add(older)
  await comeAsGuest(page, request, [mine])
  await visit(page, aria9)
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item')
  await page.getByRole('button', { name: 'Claim voucher Laras week' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await signInHere(page, customer)
  await expect(page).toHaveURL(aria9)
  await expect(page.getByText('The voucher is in your wallet.')).toBeVisible()
  const voucher = page.getByRole('listitem').filter({ hasText: 'Laras week' })
  await expect(voucher).toContainText('In your wallet')
  // There is no guest any more.
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user_token'))).toBeNull()
  // The other vouchers can still be claimed, now without a detour.
  await page.getByRole('button', { name: 'Claim voucher Welcome' }).click()
  await expect(page.getByText('In your wallet', { exact: true })).toHaveCount(2)
  await visit(page, aria9)
  await expect(page.getByText('In your wallet', { exact: true })).toHaveCount(2)

  await voucher.getByRole('link', { name: 'See your voucher wallet' }).click()
  await expect(page).toHaveURL('/user/vouchers')
  const own = wallet(page, 'Voucher wallet')
  await expect(own.getByRole('link', { name: 'Usable (2)' })).toHaveAttribute('aria-current', 'page')
  // What the cart has nothing for leads to its products, what fits it is put to the cart.
  await own.getByRole('link', { name: 'Use voucher Laras week' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laras')
  await expect(page).toHaveURL(/^[^?]*\/laras\/brand\?brand=/)
  await page.goBack()
  await own.getByRole('button', { name: 'Use voucher Welcome' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('2 items, 1 selected')).toBeVisible()
  await expect(lineOf(page, older.name)).toContainText(
    'Came in from your account cart. Select it to buy it now.',
  )
  const saved = rupiah(Math.floor(mine.inventory.pricing.price / 10))
  await expect(page.getByRole('button', { name: `SELAMATDATANG applied You save ${saved}` })).toBeVisible()
})

test('codes are claimed in Indonesian: a guest signs in first, what is wrong is said and nothing typed is lost', {
  tag: '@pictures',
}, async ({ page, context, request, baseURL, network }) => {
  await page.goto('/id/user/vouchers?tab=used')
  await expect(page).toHaveURL(`/id/login?next=${encodeURIComponent('/id/user/vouchers?tab=used')}`)
  const { token } = await aNewCustomer(request)
  await context.addCookies([{ name: 'frontend_token', value: token, url: baseURL ?? '' }])
  const claimed = await request.post('/api/storefront/voucher/claim', {
    data: { code: 'PEKANDEPAN' },
    headers: { Authorization: `Bearer ${token}` },
  })
  await expect(claimed).toBeOK()
  await watchShifts(page)
  await visit(page, '/id/user/vouchers')
  const own = wallet(page, 'Dompet voucher')
  await expect(own.getByText(/Belum berlaku, mulai \d+ \S+/)).toBeVisible()
  await expect(own.getByRole('button', { name: 'Pakai voucher Pekan depan' })).toBeDisabled()
  // Nothing moves when the wallet arrives; the name in the header is as long as it is.
  expect((await shiftsOf(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)).toBeLessThan(0.01)

  const code = page.getByLabel('Punya kode?')
  const claim = page.getByRole('button', { name: 'Klaim', exact: true }).first()
  const tryCode = async (typed: string, sentence: string | RegExp) => {
    await code.fill(typed)
    await claim.click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(code).toHaveValue(typed)
  }
  await tryCode('TIDAKADA', 'Kode ini tidak kami kenal. Periksa penulisannya.')
  await tryCode('oktoberseru', /^Voucher ini berakhir \d+ \S+.*\.$/)
  await expectNothingFromAxe(page)
  await network.lose()
  await tryCode('tamutoko', /^Anda sedang luring\./)
  await network.find()
  await claim.dblclick()
  await expect(page.getByText('Voucher sudah masuk dompet Anda.')).toHaveCount(1)
  await expect(code).toHaveValue('')
  const guest = own.getByRole('listitem').filter({ hasText: 'Tamu toko kami' })
  await expect(guest).toContainText('Rp 200.000')
  await expect(guest).toContainText('kode pribadi')
  await expect(own.getByRole('link', { name: 'Bisa dipakai (2)' })).toBeVisible()

  await page.getByRole('button', { name: 'Klaim voucher Ongkos kirim dari kami' }).click()
  const delivery = own.getByRole('listitem').filter({ hasText: 'Ongkos kirim dari kami' })
  await expect(delivery).toContainText('sisa 3 kali')
  await expect(page.getByRole('button', { name: 'Klaim voucher Ongkos kirim dari kami' })).toHaveCount(0)
  // The account counts them beside the name of the page.
  await expect(page.getByRole('navigation', { name: 'Akun Anda' })).toContainText(/Voucher\s*3/)

  await own.getByRole('link', { name: 'Terpakai (0)' }).click()
  await expect(page).toHaveURL('/id/user/vouchers?tab=used')
  await page.reload()
  await expect(page.getByText('Anda belum pernah memakai voucher.')).toBeVisible()
  await own.getByRole('link', { name: 'Bisa dipakai (3)' }).click()
  await expect(delivery).toBeVisible()
})
