import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffRole, staffRoles } from '../../modules/staff/staff.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aStaffMember } from '../../testing/a-staff-member.ts'
import { type AnOrder, anOrder } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'

let shop: PayingShop
let order: AnOrder
beforeAll(async () => {
  shop = await aPayingShop()
  order = await anOrder(shop, { method: 7, email: 'dewi.pertiwi@surel.example' })
})
afterAll(() => shop.close())

const about = () => ({ number: order.placed.number })
/** What staff who neither pack nor serve must not read. */
const secrets = () => {
  const { phone, street, landmark } = order.placed.address
  return [order.placed.email, phone, street, ...(landmark === '' ? [] : [landmark])]
}
const tells = (shown: unknown) => secrets().filter((secret) => JSON.stringify(shown).includes(secret))

test.each<[StaffRole, boolean]>([
  ['owner', true],
  ['warehouse', true],
  ['service', true],
  ['finance', false],
])('who is %s reads phone, street and e-mail in full: %j', async (role, isFull) => {
  const { ask } = await aStaffMember(shop, { role })
  const found = answered(await ask('orderFind', about()))
  const [card] = answered(await ask('orderFetch', { q: order.placed.number })).data
  expect(found.is_shortened).toBe(!isFull)
  expect(tells([found, card])).toEqual(isFull ? secrets() : [])
  expect(found.address.recipient).toBe(order.placed.address.recipient)
  expect(card?.email).toBe(isFull ? order.placed.email : 'd•••@surel.example')
})

test('every role has a row here', () => {
  expect(staffRoles).toHaveLength(4)
})

test('whatever finance does with an order tells no more of its customer', async () => {
  const { ask } = await aStaffMember(shop, { role: 'finance' })
  expect(tells(answered(await ask('orderConfirmTransfer', about())))).toEqual([])
  expect(tells(answered(await ask('refundFetch', { per_page: 60 })))).toEqual([])
})

test('who opens them in full stands in the log of the order, and its owner reads nothing of it', async () => {
  const { ask, id } = await aStaffMember(shop, { role: 'finance', name: 'Rina Keuangan' })
  expect(id).toBeGreaterThan(0)
  const opened = answered(await ask('orderOpenContact', about()))
  expect(tells(opened)).toEqual(secrets())
  const owner = await aStaffMember(shop)
  const { events } = answered(await owner.ask('orderFind', about()))
  expect(events.filter(({ kind }) => kind === 'contact_opened')).toMatchObject([
    { staff_name: 'Rina Keuangan', message: 'Phone, address and e-mail opened in full' },
  ])
  expect(JSON.stringify((await order.find()).events)).not.toContain('opened')
  expect(await ask('orderOpenContact', { number: 'GM-2611-999999' })).toMatchObject({ code: 404 })
})
