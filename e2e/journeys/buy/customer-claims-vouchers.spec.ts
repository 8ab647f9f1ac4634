import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { aNewCustomer } from '../../visits/demo-mail.ts'
import { expectNothingFromAxe, expectToFit, shiftsOf, watchShifts } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const aria9 = '/laras-aria-9-floorstanding-speaker-pair/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e'

interface Visit {
  page: Page
  context: BrowserContext
  request: APIRequestContext
  baseURL: string | undefined
}

/** Somebody whose wallet is empty, signed in. */
async function signInAnew({ context, request, baseURL }: Omit<Visit, 'page'>): Promise<void> {
  const { token } = await aNewCustomer(request)
  await context.addCookies([{ name: 'frontend_token', value: token, url: baseURL ?? '' }])
}

const wallet = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 1 }) })

test('a guest claims a voucher on a product page, signs in on the way, and finds it in the wallet', async ({
  page,
  request,
}) => {
  const { email, password } = await aNewCustomer(request)
  await visit(page, aria9)
  await page.getByRole('button', { name: 'Claim voucher Laras week' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(aria9)
  await expect(page.getByText('The voucher is in your wallet.')).toBeVisible()
  const voucher = page.getByRole('listitem').filter({ hasText: 'Laras week' })
  await expect(voucher).toContainText('In your wallet')
  // The others can still be claimed, now without a detour.
  await page.getByRole('button', { name: 'Claim voucher Welcome' }).click()
  await expect(page.getByText('In your wallet')).toHaveCount(2)
  await visit(page, aria9)
  await expect(page.getByText('In your wallet')).toHaveCount(2)

  await voucher.getByRole('link', { name: 'See your voucher wallet' }).click()
  await expect(page).toHaveURL('/user/vouchers')
  const mine = wallet(page, 'Voucher wallet')
  await expect(mine.getByRole('link', { name: 'Usable (2)' })).toHaveAttribute('aria-current', 'page')
  await mine.getByRole('link', { name: 'Use voucher Laras week' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laras')
  await expect(page).toHaveURL(/^[^?]*\/laras\/brand\?brand=/)
  await page.goBack()
  await mine.getByRole('link', { name: 'Use voucher Welcome' }).click()
  await expect(page).toHaveURL('/all/products')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('codes are claimed in Indonesian: what is wrong is said under the field, and what was typed stays', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAnew({ context, request, baseURL })
  await visit(page, '/id/user/vouchers')
  await expect(page.getByText('Belum ada yang bisa dipakai.')).toBeVisible()
  const code = page.getByLabel('Punya kode?')
  const claim = page.getByRole('button', { name: 'Klaim', exact: true })
  const tryCode = async (typed: string, sentence: string | RegExp) => {
    await code.fill(typed)
    await claim.click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await tryCode('', 'Kode wajib diisi')
  await tryCode('TIDAKADA', 'Kode ini tidak kami kenal. Periksa penulisannya.')
  await expect(code).toHaveValue('TIDAKADA')
  await tryCode('a b', 'Kode ini tidak kami kenal. Periksa penulisannya.')
  await tryCode('oktoberseru', /^Voucher ini berakhir \d+ \S+.*\.$/)
  await expectNothingFromAxe(page)

  const mine = wallet(page, 'Dompet voucher')
  await code.fill('tamutoko')
  await claim.dblclick()
  await expect(page.getByText('Voucher sudah masuk dompet Anda.')).toHaveCount(1)
  await expect(code).toHaveValue('')
  const guest = mine.getByRole('listitem').filter({ hasText: 'Tamu toko kami' })
  await expect(guest).toContainText('Rp 200.000')
  await expect(guest).toContainText('kode pribadi')
  await tryCode('PEKANDEPAN', /Belum berlaku, mulai \d+ \S+/)
  await expect(mine.getByRole('button', { name: 'Pakai voucher Pekan depan' })).toBeDisabled()
  await expect(mine.getByRole('link', { name: 'Bisa dipakai (2)' })).toBeVisible()

  await page.getByRole('button', { name: 'Klaim voucher Ongkos kirim dari kami' }).click()
  const delivery = mine.getByRole('listitem').filter({ hasText: 'Ongkos kirim dari kami' })
  await expect(delivery).toContainText('sisa 3 kali')
  await expect(page.getByRole('button', { name: 'Klaim voucher Ongkos kirim dari kami' })).toHaveCount(0)
  // The account counts them beside the name of the page.
  await expect(page.getByRole('navigation', { name: 'Akun Anda' })).toContainText(/Voucher\s*3/)

  await mine.getByRole('link', { name: 'Terpakai (0)' }).click()
  await expect(page).toHaveURL('/id/user/vouchers?tab=used')
  await page.reload()
  await expect(page.getByText('Anda belum pernah memakai voucher.')).toBeVisible()
  await visit(page, '/id/user/vouchers')
  await expect(delivery).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
})

test('offline a code stays in its field, and a wallet that does not come can be asked for again', async ({
  page,
  context,
  network,
  request,
  baseURL,
  expectFaults,
}) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await signInAnew({ context, request, baseURL })
  await page.route('**/api/storefront/voucher/fetch*', (route) => route.abort())
  await visit(page, '/user/vouchers')
  await expect(page.getByText('Your vouchers could not be loaded.')).toBeVisible()
  await page.unroute('**/api/storefront/voucher/fetch*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing to use yet.')).toBeVisible()

  await network.lose()
  await page.getByLabel('Have a code?').fill('TAMUTOKO')
  await page.getByRole('button', { name: 'Claim', exact: true }).first().click()
  await expect(page.getByText('You are offline. Nothing is lost')).toBeVisible()
  await expect(page.getByLabel('Have a code?')).toHaveValue('TAMUTOKO')
  await network.find()
  await page.getByRole('button', { name: 'Claim', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Use voucher From our stores' })).toBeVisible()
})

test('each state of a voucher is told in its tab, and nothing moves when the wallet arrives', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAnew({ context, request, baseURL })
  const day = 86_400_000
  await page.route('**/api/storefront/voucher/fetch*', async (route) => {
    const answer = await (await route.fetch()).json()
    const [first] = answer.data.claimable
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
    const wallet = [
      { name: 'Soon over', state: 'usable', end_time: inDays(2), uses_left: 2 },
      { name: 'Used once', state: 'used', uses_left: 0 },
      { name: 'Long over', state: 'expired', end_time: inDays(-3), uses_left: 1 },
      { name: 'Too late', state: 'gone', uses_left: 1 },
    ].map((one, place) => ({
      ...first,
      uuid: `00000000-0000-4000-8000-00000000000${place}`,
      is_private: false,
      claimed_at: inDays(-9),
      scope: { kind: 'all', uuids: [] },
      ...one,
    }))
    answer.data.wallet = wallet
    await route.fulfill({ json: answer })
  })
  await watchShifts(page)
  await visit(page, '/user/vouchers')
  const soon = page.getByRole('listitem').filter({ hasText: 'Soon over' })
  await expect(soon).toContainText(/2 days left · until \d+ \S+, \d\d\.\d\d WIB · 2 uses left/)
  // The name in the header is as long as it is.
  expect((await shiftsOf(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)).toBeLessThan(0.01)
  await page.getByRole('link', { name: 'Used (1)' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Used once' })).toContainText('You have used')
  await page.getByRole('link', { name: 'Expired (2)' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Long over' })).toContainText(/Ended \d/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Too late' })).toContainText('have been used')
  await expect(page.getByRole('link', { name: /^Use voucher/ })).toHaveCount(0)
  await expectNothingFromAxe(page)
})

test('a guest who opens the wallet signs in first', async ({ page }) => {
  await page.goto('/id/user/vouchers?tab=used')
  await expect(page).toHaveURL(`/id/login?next=${encodeURIComponent('/id/user/vouchers?tab=used')}`)
})
