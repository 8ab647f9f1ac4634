import type { Locator } from '@playwright/test'
import {
  activeStep,
  aPhoto,
  aVideo,
  bank,
  cardOf,
  comeBack,
  headOf,
  logOf,
  partOf,
  questionOf,
  refundOf,
} from '../../visits/aftersale-visit.ts'
import { rupiah } from '../../visits/cart-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { expectMail } from '../../visits/demo-mail.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '58a2ee66-517b-8a90-a7ca-71088c355898', sku: 'KWT-ALIR8K-BLK-2M' }
const microphone = { product: '6e4f2917-f37f-8672-a3e8-7f3b320bb6e8', sku: 'VKL-LTG30-BK' }
const said = 'Two of the three cables crackle as soon as the plug is touched.'

/** The fields of the form for a complaint about one product. */
const formOf = (main: Locator, name: string) => ({
  item: main.getByRole('checkbox', { name: `${name}: something is wrong with it`, exact: true }),
  quantity: main.getByLabel(`How many of ${name} are affected`, { exact: true }),
  damaged: main.getByRole('radio', { name: /^Item damaged/ }),
  description: main.getByLabel('Tell us what is wrong', { exact: true }),
  partial: main.getByRole('radio', { name: /^Partial refund/ }),
  expected: main.getByLabel(/^How should it end\?/),
  bank: main.getByLabel('Bank', { exact: true }),
  holder: main.getByLabel('Account holder', { exact: true }),
  account: main.getByLabel('Account number', { exact: true }),
  files: main.getByRole('button', { name: 'Photos or videos', exact: true }),
  send: main.getByRole('button', { name: 'Send complaint', exact: true }),
})

test('a complaint is filed after a reload and a bad file, rejected, appealed, and resolved with money', {
  tag: '@pictures',
}, async ({ page, request, expectFaults }) => {
  test.slow()
  expectFaults(/409 \(Conflict\)/)
  const thing = await thingOf(request, cable)
  const { price } = thing.inventory.pricing
  const things = [thing, thing, thing, await thingOf(request, microphone)]
  const customer = await comeWithAnOrder(page, request, { things, pays: 'transfer' })
  const { order, email } = customer
  const staff = await comeToWork(request)
  await bringTo(staff, { number: order.number, pays: 'transfer' }, 'delivered')
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  const question = questionOf(page)
  const form = formOf(main, thing.name)

  await visit(page, `/user/order/${order.id}`)
  await partOf(page, 'Actions').getByRole('link', { name: 'File a complaint', exact: true }).click()
  await expect(title).toHaveText('File a complaint')
  await form.item.check()
  await form.quantity.fill('1')
  await main.getByRole('button', { name: 'One more', exact: true }).click()
  await form.damaged.check()
  await form.description.fill(said)
  await form.partial.check()
  await form.expected.fill('50%')
  await form.account.fill(bank.number)
  await form.files.setInputFiles(await aPhoto('lost.jpg'))
  await expect(main.getByRole('button', { name: 'View lost.jpg', exact: true })).toBeVisible()

  // A reload keeps texts and choices, but neither the account nor the files.
  await page.reload()
  await expect(main.getByText(/^We have put back what you had filled in\./)).toBeVisible()
  await expect(form.quantity).toHaveValue('2')
  await expect(form.damaged).toBeChecked()
  await expect(form.description).toHaveValue(said)
  await expect(form.partial).toBeChecked()
  await expect(form.expected).toHaveValue('50%')
  await expect(form.account).toHaveValue('')
  await expect(main.getByRole('button', { name: 'View lost.jpg', exact: true })).toHaveCount(0)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('4417')

  await form.bank.fill(bank.name)
  await form.holder.fill(bank.holder)
  await form.account.fill(bank.number)
  await expect(main).toContainText(`Value of the items${rupiah(2 * price)}`)
  // A page that would let a text pass as a video is told by the shop, which looks inside.
  const text = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a film at all') }
  await form.files.setInputFiles([await aPhoto('plug.jpg'), aVideo('crackle.mp4'), text])
  await expect(main.getByRole('button', { name: 'View film.mp4', exact: true })).toBeVisible()
  await form.send.click()
  await expect(main.getByText('“film.mp4” is not a picture or video that we can read.')).toBeVisible()
  await expect(form.account).toHaveValue(bank.number)
  await main.getByRole('button', { name: 'Remove film.mp4', exact: true }).click()
  await form.send.click()
  await expect(page.getByText('Thank you. We answer within one working day.')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/complaint\/[0-9a-f-]{36}$/)
  await expect(title).toHaveText(/^Complaint KMP-\d{4}-\d+$/)
  const address = page.url()
  const number = ((await title.textContent()) ?? '').split(' ')[1] ?? ''
  await expect(headOf(page)).toContainText('Filed')
  await expect(headOf(page)).toContainText('Auto-finish paused')
  await expect(main.getByRole('heading', { name: 'We are looking at your complaint' })).toBeVisible()
  await expect(activeStep(page)).toContainText('Filed')
  const talk = partOf(page, 'Conversation')
  const talkLine = (words: string) => talk.getByRole('listitem').filter({ hasText: words })
  await expect(talk).toContainText(said)
  await expect(talk.getByRole('button', { name: /^View (plug|crackle)\./ })).toHaveCount(2)
  await expect(main).toContainText(`${bank.name}•••• 4417`)
  await expect(main).not.toContainText('2217')
  await expectMail(request, email, `Your complaint ${number} about order ${order.number}`)
  // What was sent can be looked at again.
  await talk.getByRole('button', { name: 'View plug.jpg', exact: true }).click()
  await expect(question.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)

  await headOf(page).getByRole('link', { name: order.number, exact: true }).click()
  await expect(title).toHaveText(`Order ${order.number}`)
  await expect(main.getByText(`Complaint ${number} about this order is open.`)).toBeVisible()
  const held = 'It does not finish by itself as long as something is open about it.'
  await expect(main.getByText(held)).toBeVisible()
  await expect(partOf(page, 'Actions')).toContainText('There is an open complaint about this order.')
  await expect(logOf(page).first()).toContainText('Complaint filed')
  await visit(page, '/user/complaints')
  await expect(title).toHaveText('Complaints')
  await expect(cardOf(page, number)).toContainText('Filed')
  await cardOf(page, number)
    .getByRole('link', { name: `View complaint ${number}`, exact: true })
    .click()
  await expect(page).toHaveURL(address)

  await staff.do('complaintAnswer', { number, text: 'Does it also crackle in another device?' })
  await visit(page, address)
  await expect(headOf(page)).toContainText('In progress')
  await expect(activeStep(page)).toContainText('In progress')
  await expect(talk.getByText(/^Now in progress/)).toBeVisible()
  await expect(talkLine('Does it also crackle in another device?')).toContainText('Ratna, Gema care')
  const reply = talk.getByLabel('Reply', { exact: true })
  await reply.fill('Yes, in all three of them.')
  await talk.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(talkLine('Yes, in all three of them.')).toContainText('You')
  await expect(reply).toHaveValue('')

  const reason = 'The plugs show marks of a pair of pliers.'
  await staff.do('complaintReject', { number, reason })
  await comeBack(page)
  await expect(headOf(page)).toContainText('Rejected')
  await expect(headOf(page)).not.toContainText('Auto-finish paused')
  await expect(main.getByText(/^You can appeal until .+, once and with new evidence\.$/)).toBeVisible()
  await expect(main.getByText(reason).first()).toBeVisible()
  await expectMail(request, email, `Complaint ${number}: we cannot accept it`)
  await main.getByRole('button', { name: 'Appeal', exact: true }).first().click()
  await expect(question).toHaveAccessibleName('Appeal the rejection')
  const why = 'Those marks are from your own packing clip, as the new photo shows.'
  await question.getByLabel('Why do you appeal?', { exact: true }).fill(why)
  await question.getByLabel('Add', { exact: true }).setInputFiles(await aPhoto('clip.jpg', '#334455'))
  await expect(question.getByRole('button', { name: 'View clip.jpg', exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Send appeal', exact: true }).click()
  await expect(page.getByText('Your appeal has arrived. We look at all of it again.')).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'We are looking at your appeal' })).toBeVisible()
  await expect(headOf(page)).toContainText('In progress')
  await expect(headOf(page)).toContainText('Auto-finish paused')
  await expect(talk.getByText(/^Appeal filed/)).toBeVisible()
  await expect(talk).toContainText(why)

  // The proposal changes while the customer thinks about it: it is read again before it is agreed to.
  await staff.do('complaintPropose', { number, text: 'A new cable on Wednesday.' })
  await comeBack(page)
  await expect(main.getByText('Waiting for your agreement', { exact: true })).toBeVisible()
  await expect(talk.getByText('Waiting for you', { exact: true })).toBeVisible()
  const agree = main.getByRole('button', { name: 'Agree', exact: true })
  await agree.click()
  await expect(question).toHaveAccessibleName('Agree to this proposal?')
  await staff.do('complaintPropose', { number, text: 'Half of the price for both cables.' })
  await question.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(page.getByText('The proposal has changed. Please read it again.').first()).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(main.getByText('Half of the price for both cables.').first()).toBeVisible()
  await expect(main.getByText('Waiting for your agreement', { exact: true })).toBeVisible()
  await agree.click()
  await question.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(main.getByText('You have agreed to our proposal', { exact: true })).toBeVisible()

  const outcome = 'We have sent half of the price.'
  await staff.do('complaintResolve', { number, text: outcome, refund_amount: price })
  await comeBack(page)
  await expect(headOf(page)).toContainText('Resolved')
  await expect(main.getByRole('heading', { name: /^Resolved on/ })).toBeVisible()
  await expect(talk).toContainText(outcome)
  await expect(talk).toContainText('This complaint is closed.')
  await expectMail(request, email, `Complaint ${number} is settled`)
  const refund = await refundOf(request, customer)
  expect(refund).toMatchObject({ status: 'approved', amount: price })
  await staff.do('refundDone', { id: refund.id, reference: 'TRF-88215' })

  await visit(page, '/user/complaints')
  await expect(cardOf(page, number)).toContainText('Resolved')
  await visit(page, `/user/order/${order.id}`)
  await expect(partOf(page, 'Complaints').getByRole('link', { name: number })).toContainText('Resolved')
  await expect(main.getByText(`Complaint ${number} about this order is open.`)).toHaveCount(0)
  const money = partOf(page, 'Money back')
  await expect(money).toContainText('From a complaint')
  await expect(money).toContainText('To Bank Nusa Raya •••• 4417')
  await expect(money.getByText('Sent', { exact: true })).toBeVisible()
})
