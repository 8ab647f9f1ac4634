import { questionOf } from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '58a2ee66-517b-8a90-a7ca-71088c355898', sku: 'KWT-ALIR8K-BLK-2M' }

test('a proposal that changes while somebody thinks about it is read again before it is agreed to', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/409 \(Conflict\)/)
  const things = [await thingOf(request, cable, 'en')]
  const { order, token } = await comeWithAnOrder(page, request, { things, pays: 'transfer' })
  const staff = await comeToWork(request)
  await bringTo(staff, { number: order.number, pays: 'transfer' }, 'delivered')
  const filed = await request.post('/api/storefront/complaint/store', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      order: order.id,
      type: 'item_damaged',
      items: [{ line: order.lines[0]?.id, quantity: 1 }],
      description: 'It crackles.',
      solution: 'replacement',
    },
  })
  const { id, number } = (await filed.json()).data
  await staff.do('complaintPropose', { number, text: 'A new cable on Wednesday.' })
  await visit(page, `/user/complaint/${id}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Agree', exact: true }).click()
  const question = questionOf(page)
  await expect(question).toHaveAccessibleName('Agree to this proposal?')

  await staff.do('complaintPropose', { number, text: 'A tenth of the price back.' })
  await question.getByRole('button', { name: 'Agree', exact: true }).click()
  const sentence = 'The proposal has changed. Please read it again.'
  await expect(page.getByText(sentence).first()).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(main.getByText('A tenth of the price back.').first()).toBeVisible()
  await expect(main.getByText('Waiting for your agreement', { exact: true })).toBeVisible()

  await main.getByRole('button', { name: 'Agree', exact: true }).click()
  await question.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(main.getByText('You have agreed to our proposal')).toBeVisible()
})
