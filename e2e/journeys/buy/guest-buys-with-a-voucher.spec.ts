import { cartLink, rupiah } from '../../visits/cart-visit.ts'
import {
  atTheProvider,
  backOffice,
  englishNames,
  expectReadyToPay,
  fillInGuest,
  orderNumber,
  payButton,
  summary,
  thingOf,
  totalOf,
} from '../../visits/checkout-visit.ts'
import { expectMail, followMail, freshEmail } from '../../visits/demo-mail.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const panel = { product: 'af84a4fc-f423-8d27-a629-a3d6ec888cc7', sku: 'SRT-LRK-WN' }

test('a guest buys two panels with a voucher by Stripe', async ({ page, request }) => {
  const email = freshEmail('tamu')
  const thing = await thingOf(request, panel)
  const items = 2 * thing.inventory.pricing.price
  const discount = Math.floor((items * 12) / 100)

  await visit(page, thing.address)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Quantity', exact: true }).fill('2')
  await main.getByRole('button', { name: 'Add to cart', exact: true }).first().dblclick()
  await expect(page.getByText('Product added to your cart', { exact: true })).toBeVisible()
  const added = page.getByRole('dialog', { name: 'Added to your cart', exact: true })
  await expect(added).toContainText('Added: 2')
  await added.getByRole('link', { name: 'View cart' }).press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')

  await page.getByRole('button', { name: /^Use a voucher/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Vouchers', exact: true })
  await drawer.getByLabel('Have a code?', { exact: true }).fill('tanpagema')
  await drawer.getByRole('button', { name: 'Apply', exact: true }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: /^TANPAGEMA applied/ })).toBeVisible()
  await page.getByRole('button', { name: 'Check out (2)', exact: true }).first().click()

  await expect(page).toHaveURL('/checkout')
  await fillInGuest(page, englishNames, email)
  const ways = page.getByRole('radiogroup', { name: 'Delivery from Gema Fatmawati', exact: true })
  await ways.getByRole('radio', { name: /^Jalur Hemat Regular/ }).check()
  await expect(
    page.getByText('Stripe runs as a sandbox here: the page looks real, but no money moves.'),
  ).toBeVisible()
  const total = items - discount + 256_000
  await expect(summary(page)).toContainText(`Voucher discount-${rupiah(discount)}`)
  await expect(totalOf(page)).toContainText(rupiah(total))
  await expectReadyToPay(page)
  await payButton(page).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay with Stripe')
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible()
  await expect(page.locator('dd.sum')).toHaveText(rupiah(total))
  await atTheProvider(page, /^Pay Rp/)

  await expect(page).toHaveURL(/^[^?]*\/payment\/stripe\/return\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is paid')
  await expect(page.getByText(`We sent the confirmation to ${email}.`)).toBeVisible()
  await expect(page.getByRole('list', { name: 'How your order goes on' })).toBeVisible()
  await expect(page.getByText('Voucher TANPAGEMA')).toBeVisible()
  await expect(totalOf(page)).toContainText(rupiah(total))
  const number = await orderNumber(page)
  expect(await backOffice(request, page.url()).ordersOf(email)).toEqual([number])
  await visit(page, '/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Cart')

  // The link of the mail opens the order also where the guest is not known.
  await expectMail(request, email, `Your order ${number}: please pay`)
  await page.evaluate(() => localStorage.removeItem('user_token'))
  await followMail(page, email, `Your order ${number} is paid`)
  await expect(page).toHaveURL(/^[^?]*\/user\/order\/[0-9a-f-]{36}\?key=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
})
