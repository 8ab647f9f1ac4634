import { useRef } from 'react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCartServer, beGuest, someCartLines } from '../../../testing/a-cart-server.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { closeCartDrawer } from '../../commerce/cart/drawer-state.ts'
import { KeptCart } from '../../commerce/cart/kept-cart.tsx'
import { BuyBox } from './buy-box.tsx'
import { ServiceList } from './service-list.tsx'
import { useOrder } from './use-order.ts'
import { useVariant } from './use-variant.ts'

const calibration = '00000000-0000-4000-8000-0000000000cc'
const product = aProduct({
  add_ons: [
    {
      uuid: calibration,
      kind: 'calibration',
      name: 'Room calibration',
      text: '',
      pricing: 'fixed',
      amount: 750_000,
      is_regional: false,
    },
  ],
})
const [walnut] = product.inventories

/** The action area of a product, with the drawer that opens when something was added. */
function Buying() {
  const variant = useVariant(product)
  const order = useOrder(product, variant)
  const actions = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  return (
    <>
      <BuyBox product={product} inventory={variant.chosen} order={order} actions={actions} />
      <ServiceList services={product.add_ons} unitPrice={24_999_000} order={order} />
      <KeptCart />
      <p>{`At ${pathname}`}</p>
    </>
  )
}

/** The cart as the server has it once two of the walnut ones with a service are in it. */
function cartOfTwo() {
  const [line] = someCartLines('Aria 9')
  if (line === undefined || walnut === undefined) throw new Error('there is a line')
  const service = {
    uuid: calibration,
    cart_id: line.cart_id,
    kind: 'calibration' as const,
    name: 'Room calibration',
    isChecked: 1 as const,
    qty: 1,
    price: 750_000,
    is_available: true,
  }
  const inventory = { uuid: walnut.uuid, sku: walnut.sku, label: 'Walnut' }
  return aCartServer([{ ...line, inventory, quantity: 2, line_total: 2_000_000, add_ons: [service] }])
}

/** Shows it for the walnut one, of which there are six. */
async function openProduct(
  cartStore: NonNullable<Parameters<typeof answerCalls>[0]>['cartStore'] = connectionLost,
  language: 'en' | 'id' = 'en',
) {
  beGuest()
  closeCartDrawer()
  const { answers } = cartOfTwo()
  const sent = answerCalls({ ...answers, cartStore })
  const screen = await show(<Buying />, { at: `/p?variant=${walnut?.sku}`, language })
  return {
    screen,
    quantity: screen.getByLabelText(language === 'en' ? 'Quantity' : 'Jumlah', { exact: true }),
    add: screen.getByRole('button', { name: language === 'en' ? 'Add to cart' : '+ Keranjang' }),
    stored: () => sent.filter(({ name }) => name === 'cartStore').map(({ input }) => input),
  }
}

test('a quantity that cannot be had is not sent: the field has the focus and says why', async () => {
  const { screen, quantity, add, stored } = await openProduct()
  const note = (sentence: string) => screen.getByText(sentence).last()
  for (const [typed, sentence] of [
    ['7', 'Product quantity exceeds inventory.'],
    ['100', 'Maximum quantity exceeds.'],
    ['0', 'Must have minimum 1 item.'],
    ['abc', 'Must have minimum 1 item.'],
  ] as const) {
    await quantity.fill(typed)
    await expect.element(note(sentence)).toBeVisible()
    if (typed === '7') {
      await add.click()
      await expect.element(quantity).toHaveFocus()
    }
  }
  // What is no number becomes one when the field is left.
  await userEvent.tab()
  await expect.element(quantity).toHaveValue('1')
  await screen.getByRole('button', { name: 'One less' }).click()
  await expect.element(note('Must have minimum 1 item.')).toBeVisible()
  await quantity.fill('6')
  await screen.getByRole('button', { name: 'One more' }).click()
  await expect.element(note('Product quantity exceeds inventory.')).toBeVisible()
  await expect.element(quantity).toHaveValue('6')
  expect(stored()).toEqual([])
})

for (const [language, drawer, viewCart] of [
  ['en', 'Added to your cart', 'View cart'],
  ['id', 'Masuk ke keranjang Anda', 'Lihat keranjang'],
] as const) {
  test(`two with a service are added once, and the drawer shows what was added, in ${language}`, async () => {
    const { screen, quantity, add, stored } = await openProduct(() => cartOfTwo().now(), language)
    await screen.getByRole('checkbox', { name: /^Room calibration/ }).click()
    await quantity.fill('2')
    await add.dblClick()
    const sheet = screen.getByRole('dialog', { name: drawer })
    await expect.element(sheet.getByText('Walnut')).toBeVisible()
    await expect.element(sheet.getByText('Room calibrationRp 750.000')).toBeVisible()
    await expect.element(sheet.getByText('Rp 2.750.000')).toBeVisible()
    await expect.element(sheet.getByRole('link', { name: viewCart })).toBeVisible()
    expect(stored()).toEqual([
      { inventory: walnut?.uuid, quantity: 2, add_ons: [calibration], buy_now: false },
    ])
  })
}

test('buying at once says so to the shop, and leads to the checkout without the drawer', async () => {
  const { screen, stored } = await openProduct(() => cartOfTwo().now())
  await screen.getByRole('button', { name: 'Buy now' }).click()
  await expect.element(screen.getByText('At /checkout')).toBeVisible()
  expect(stored()).toMatchObject([{ inventory: walnut?.uuid, buy_now: true }])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('what the shop refuses stands under the quantity without a toast, until it is changed', async () => {
  const { screen, quantity, add } = await openProduct(refused(201, 'Only 6 left.'))
  await quantity.fill('6')
  await add.click()
  await expect.element(screen.getByText('Only 6 left.').last()).toBeVisible()
  await expect.element(quantity).toHaveAccessibleDescription('Only 6 left.')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await quantity.fill('5')
  await expect.element(screen.getByText('Only 6 left.')).not.toBeInTheDocument()
})

test('without a connection nothing is added, and that is said', async () => {
  const { screen, add, stored } = await openProduct()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await add.click()
  await expect
    .element(screen.getByText('That could not be saved. Check your connection and try again.').first())
    .toBeVisible()
  expect(stored()).toEqual([])
})
