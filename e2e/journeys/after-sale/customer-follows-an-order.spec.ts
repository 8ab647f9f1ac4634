import {
  activeStep,
  anotherBrowser,
  aPhoto,
  cardOf,
  comeBack,
  headOf,
  logOf,
  partOf,
  questionOf,
} from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { expectMail, followMail } from '../../visits/demo-mail.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { countsDown, expect, test, visit } from '../../visits/shop-visit.ts'
import { comeToWork } from '../../visits/staff-visit.ts'

/** No other journey reviews this product, so that its reviews can be counted. */
const reviewed = { product: '89c88e9a-8e50-821f-a1db-8e0906123e34', sku: 'KWT-TUNTUNR1-BLK' }

test('a customer follows an order to its end, finishes it once, and reviews it', {
  tag: '@pictures',
}, async ({ page, request, browser }) => {
  test.slow()
  const thing = await thingOf(request, reviewed)
  const found = await request.get(`/api/storefront/product/find?id=${reviewed.product}`)
  const before: number = (await found.json()).data.product.rating_count
  const customer = await comeWithAnOrder(page, request, { things: [thing], pays: 'transfer' })
  const { number, id } = customer.order
  const text = `Every device in the living room obeys it, and the buttons glow in the dark. ${number}`
  const staff = await comeToWork(request)
  const title = page.getByRole('heading', { level: 1 })
  const tabs = page.getByRole('navigation', { name: 'Orders by status' })
  const linkOfCard = cardOf(page, number).getByRole('link', { name: `Order ${number}`, exact: true })
  const where = page.getByRole('region', { name: 'Where it is', exact: true })
  const question = questionOf(page)

  await visit(page, '/user/orders')
  await tabs.getByRole('link', { name: /^Unpaid\s*1$/ }).click()
  await expect(page).toHaveURL('/user/orders?tab=unpaid')
  await expect(cardOf(page, number)).toContainText('Waiting for payment')
  await expect(cardOf(page, number)).toContainText('Transfer before')
  await linkOfCard.click()
  await expect(page).toHaveURL(`/user/order/${id}`)
  await expect(title).toHaveText(`Order ${number}`)
  await expect(activeStep(page)).toContainText('Waiting for payment')
  await expect(logOf(page).first()).toContainText('Order placed. The goods are kept for you.')
  await countsDown(page)

  await staff.do('orderConfirmTransfer', { number })
  await comeBack(page)
  await expect(activeStep(page)).toContainText('Confirmed')
  await expect(headOf(page)).toContainText('Paid')
  await expect(logOf(page).first()).toContainText('Payment received')

  const clock = partOf(page, 'Demo: courier clock')
  const next = 'Next, the parcel is handed to the courier and gets a tracking number.'
  await expect(clock).toContainText(next)
  await clock.getByRole('button', { name: 'Move on', exact: true }).click()
  await expect(activeStep(page)).toContainText('Handed to the courier')
  const copy = /^Copy the tracking number AG \d{4} \d{4} \d{3}$/
  await expect(where.getByRole('button', { name: copy })).toBeVisible()
  await expectMail(request, customer.email, `Your order ${number} has left us`)

  await staff.do('orderInTransit', { number, note: 'Left the Cilandak warehouse' })
  await comeBack(page)
  await expect(activeStep(page)).toContainText('On the way')
  await expect(logOf(page).first()).toContainText('On the wayLeft the Cilandak warehouse')
  await visit(page, '/user/orders')
  await tabs.getByRole('link', { name: /^Sent\s*1$/ }).click()
  await expect(cardOf(page, number)).toContainText(/Arrives about|It is on its way/)
  await linkOfCard.click()
  await expect(title).toHaveText(`Order ${number}`)

  await staff.do('orderDeliver', { number })
  await comeBack(page)
  await expect(where.getByRole('heading', { name: 'Is everything there and as it should be?' })).toBeVisible()
  await expect(where).toContainText(/Finishes by itself on/)
  await expect(activeStep(page)).toContainText('Delivered')
  await expectMail(request, customer.email, `Your order ${number} is delivered`)

  const finish = { name: 'Finish the order', exact: true }
  await where.getByRole('button', finish).click()
  await expect(question).toHaveAccessibleName('Has everything arrived as it should?')
  await question.getByRole('button', { name: 'Not yet', exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(headOf(page)).toContainText('Delivered')
  await where.getByRole('button', finish).click()
  await question.getByRole('button', finish).dblclick()
  await expect(page.getByText('The order is finished. Thank you.')).toBeVisible()
  await expect(headOf(page)).toContainText('Finished')
  await expect(where.getByRole('heading', { name: 'Thank you for shopping at Gema' })).toBeVisible()
  await expect(logOf(page).filter({ hasText: 'Order finished' })).toHaveCount(1)
  const { events } = await staff.do('orderFind', { number })
  expect(events.filter(({ kind }) => kind === 'finish')).toHaveLength(1)
  await expectMail(request, customer.email, `Thank you: order ${number} is finished`)

  await where.getByRole('button', { name: 'Write a review', exact: true }).click()
  await question.getByRole('radio', { name: '5 stars: Very good', exact: true }).press('Space')
  await question.getByLabel('Your review', { exact: true }).fill(text)
  const photos = [await aPhoto('front.jpg'), await aPhoto('side.jpg', '#2f6f4f')]
  await question.getByLabel('Photos', { exact: true }).setInputFiles(photos)
  await expect(question.getByRole('button', { name: 'View side.jpg', exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Send review', exact: true }).click()
  await expect(question).toHaveAccessibleName('Thank you for your review')
  await expect(question).toContainText('Thank you. Your review is on the product page now.')
  await question.getByRole('link', { name: 'See it on the product page', exact: true }).click()

  await expect(title).toHaveText(thing.name)
  const reviews = partOf(page, 'Reviews')
  const own = reviews.getByRole('article').filter({ hasText: text })
  await expect(own.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
  await expect(own.getByRole('img')).toHaveCount(3)
  await expect(reviews).toContainText(`${before + 1} reviews from buyers`)
  await expect(page.getByRole('link', { name: `${before + 1} reviews`, exact: true })).toBeVisible()

  await visit(page, '/user/orders')
  await tabs.getByRole('link', { name: /^Finished\s*1$/ }).click()
  await linkOfCard.click()
  await expect(page.getByRole('img', { name: 'You gave 5 stars of 5' })).toBeVisible()

  // The mail opens the order on any device, without an account.
  const elsewhere = await anotherBrowser(browser)
  await followMail(elsewhere, customer.email, `Your order ${number} is delivered`)
  await expect(elsewhere).toHaveURL(new RegExp(`/user/order/${id}\\?key=`))
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  await expect(headOf(elsewhere)).toContainText('Finished')
  await expect(elsewhere.getByRole('banner').getByText('Sign in', { exact: true })).toBeVisible()
  await elsewhere.context().close()
})
