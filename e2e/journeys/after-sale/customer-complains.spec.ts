import {
  activeStep,
  aPhoto,
  bank,
  cardOf,
  headOf,
  logOf,
  partOf,
  questionOf,
  refundOf,
} from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { english, fillInAndSend, indonesian } from '../../visits/complaint-visit.ts'
import { expectMail } from '../../visits/demo-mail.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '58a2ee66-517b-8a90-a7ca-71088c355898', sku: 'KWT-ALIR8K-BLK-2M' }
const microphone = { product: '6e4f2917-f37f-8672-a3e8-7f3b320bb6e8', sku: 'VKL-LTG30-BK' }

for (const words of [english, indonesian]) {
  test(`a complaint is filed, rejected, appealed and resolved with money, in ${words.language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const { language, prefix } = words
    const thing = await thingOf(request, cable, language)
    const { price } = thing.inventory.pricing
    const things = [thing, thing, thing, await thingOf(request, microphone, language)]
    const customer = await comeWithAnOrder(page, request, { things, pays: 'transfer', language })
    const { id } = customer.order
    const staff = await comeToWork(request)
    await bringTo(staff, { number: customer.order.number, pays: 'transfer' }, 'delivered')
    const main = page.getByRole('main')
    const title = page.getByRole('heading', { level: 1 })

    await visit(page, `${prefix}/user/order/${id}`)
    await partOf(page, words.actions).getByRole('link', { name: words.file, exact: true }).click()
    await expect(title).toHaveText(words.file)
    await fillInAndSend(page, words, { name: thing.name, price })
    await expect(page).toHaveURL(new RegExp(`${prefix}/user/complaint/[0-9a-f-]{36}$`))
    await expect(title).toHaveText(words.title)
    const address = page.url()
    const number = ((await title.textContent()) ?? '').split(' ')[1] ?? ''
    await expect(headOf(page)).toContainText(words.filed)
    await expect(headOf(page)).toContainText(words.paused)
    await expect(main.getByRole('heading', { name: words.looking })).toBeVisible()
    await expect(activeStep(page)).toContainText(words.filed)
    const talk = partOf(page, words.conversation)
    await expect(talk).toContainText(words.said)
    await expect(talk.getByRole('button', { name: words.view('colokan.jpg'), exact: true })).toBeVisible()
    await expect(main).toContainText(`${bank.name}•••• 4417`)
    await expect(main).not.toContainText('2217')
    await expectMail(request, customer.email, words.filedMail(number, customer.order.number))
    // What was sent can be looked at again.
    await talk.getByRole('button', { name: words.view('colokan.jpg'), exact: true }).click()
    await expect(questionOf(page).getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(questionOf(page)).toHaveCount(0)

    await visit(page, `${prefix}/user/order/${id}`)
    await expect(main.getByText(words.openNote(number))).toBeVisible()
    await expect(main.getByText(words.held)).toBeVisible()
    await expect(partOf(page, words.actions)).toContainText(words.finishNot)
    await expect(logOf(page).first()).toContainText(words.complaintEvent)
    await visit(page, `${prefix}/user/complaints`)
    await expect(title).toHaveText(words.complaints)
    await expect(cardOf(page, number)).toContainText(words.filed)
    await cardOf(page, number)
      .getByRole('link', { name: words.viewOf(number), exact: true })
      .click()
    await expect(page).toHaveURL(address)

    await staff.do('complaintAnswer', { number, text: words.staffAsks })
    await page.reload()
    await expect(headOf(page)).toContainText(words.inProgress)
    await expect(activeStep(page)).toContainText(words.inProgress)
    await expect(talk.getByText(words.nowInProgress)).toBeVisible()
    await expect(talk.getByRole('listitem').filter({ hasText: words.staffAsks })).toContainText(words.staff)
    await talk.getByLabel(words.reply, { exact: true }).fill(words.replyText)
    await talk.getByRole('button', { name: words.replySend, exact: true }).click()
    await expect(talk.getByRole('listitem').filter({ hasText: words.replyText })).toContainText(words.you)
    await expect(talk.getByLabel(words.reply, { exact: true })).toHaveValue('')

    await staff.do('complaintReject', { number, reason: words.rejectReason })
    await page.reload()
    await expect(headOf(page)).toContainText(words.rejected)
    await expect(headOf(page)).not.toContainText(words.paused)
    await expect(main.getByText(words.until)).toBeVisible()
    await expect(main.getByText(words.rejectReason).first()).toBeVisible()
    await expectMail(request, customer.email, words.rejectedMail(number))
    await main.getByRole('button', { name: words.appeal, exact: true }).first().click()
    const appeal = questionOf(page)
    await expect(appeal).toHaveAccessibleName(words.appealTitle)
    await appeal.getByRole('button', { name: words.appealSend, exact: true }).click()
    await expect(appeal.getByText(words.appealTextMissing)).toBeVisible()
    await expect(appeal.getByText(words.appealEvidenceMissing)).toBeVisible()
    await appeal.getByLabel(words.appealField, { exact: true }).fill(words.appealText)
    await appeal.getByLabel(words.add, { exact: true }).setInputFiles(await aPhoto('penjepit.jpg', '#334455'))
    await expect(appeal.getByRole('button', { name: words.view('penjepit.jpg'), exact: true })).toBeVisible()
    await appeal.getByRole('button', { name: words.appealSend, exact: true }).click()
    await expect(page.getByText(words.appealDone)).toBeVisible()
    await expect(appeal).toHaveCount(0)
    await expect(main.getByRole('heading', { name: words.lookingAgain })).toBeVisible()
    await expect(headOf(page)).toContainText(words.inProgress)
    await expect(headOf(page)).toContainText(words.paused)
    await expect(talk.getByText(words.appealFiled)).toBeVisible()
    await expect(talk).toContainText(words.appealText)

    await staff.do('complaintPropose', { number, text: words.proposal })
    await page.reload()
    await expect(main.getByText(words.waiting, { exact: true })).toBeVisible()
    await expect(talk.getByText(words.waitingForYou, { exact: true })).toBeVisible()
    await main.getByRole('button', { name: words.agree, exact: true }).click()
    await expect(questionOf(page)).toHaveAccessibleName(words.agreeTitle)
    await questionOf(page).getByRole('button', { name: words.agree, exact: true }).click()
    await expect(main.getByText(words.agreed, { exact: true })).toBeVisible()

    await staff.do('complaintResolve', { number, text: words.outcome, refund_amount: price })
    await page.reload()
    await expect(headOf(page)).toContainText(words.resolved)
    await expect(main.getByRole('heading', { name: words.resolvedOn })).toBeVisible()
    await expect(talk).toContainText(words.outcome)
    await expect(talk).toContainText(words.closed)
    await expectMail(request, customer.email, words.settledMail(number))
    const refund = await refundOf(request, customer)
    expect(refund).toMatchObject({ status: 'approved', amount: price })
    await staff.do('refundDone', { id: refund.id, reference: 'TRF-88215' })

    await visit(page, `${prefix}/user/complaints`)
    await expect(cardOf(page, number)).toContainText(words.resolved)
    await visit(page, `${prefix}/user/order/${id}`)
    await expect(main.getByText(words.openNote(number))).toHaveCount(0)
    const money = partOf(page, words.money)
    await expect(money).toContainText(words.fromComplaint)
    await expect(money).toContainText(words.toBank)
    await expect(money.getByText(words.sent, { exact: true })).toBeVisible()
    await expect(partOf(page, words.complaints).getByRole('link', { name: number })).toContainText(
      words.resolved,
    )
  })
}
