import { comeAsGuest } from '../../visits/cart-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('a line stays unselected when the next one follows before the shop has answered', async ({
  page,
  request,
}) => {
  const first = await thingOf(request, {
    product: '369f6dbf-f1ee-8143-aaf4-146c427926d8',
    sku: 'VKL-LTG50-SV',
  })
  const second = await thingOf(request, {
    product: 'd2c946a2-bfa0-8ddc-ad31-b67295b51b5a',
    sku: 'VKL-TGKR-BC',
  })
  const third = await thingOf(request, {
    product: 'b476857c-d502-8479-ab61-193156cb8df1',
    sku: 'VKL-TGKT-BC',
  })
  const cart = await comeAsGuest(page, request, [first, second, third])
  await visit(page, '/cart')
  let answerFirst = () => {}
  const isHeld = new Promise<void>((resolve) => {
    let isFirst = true
    const held = new Promise<void>((release) => {
      answerFirst = release
    })
    void page.route('**/cart/update', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      resolve()
      await held
      await route.continue()
    })
  })
  await page.getByRole('checkbox', { name: `Select ${first.name}`, exact: true }).uncheck()
  await isHeld
  await page.getByRole('checkbox', { name: `Select ${second.name}`, exact: true }).uncheck()
  answerFirst()

  await expect(page.getByRole('button', { name: 'Check out (1)', exact: true }).first()).toBeEnabled()
  await expect(page.getByText('3 items, 1 selected')).toBeVisible()
  await expect
    .poll(async () => (await cart.find()).cart.filter((line: { selected: number }) => line.selected === 1))
    .toHaveLength(1)
})
