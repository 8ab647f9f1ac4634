import type { Reviewable } from '@gema/contract/calls/rating-review.ts'
import type { CallData } from '@gema/contract/client.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrder } from '../../../testing/an-order.ts'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { pressTwice } from '../../../testing/press.ts'
import { sendFormsByFetch } from '../../../testing/send-forms-by-fetch.ts'
import { show } from '../../../testing/show.tsx'
import { aHeavyFile, aPicture } from '../../../testing/some-files.ts'
import { ReviewDialog } from './review-dialog.tsx'

const order = anOrder()
const [line] = order.lines
if (line === undefined) throw new Error('an order has lines')

/** How heavy a photo may be. */
const limits: CallData<'ratingReviewFetch'> = {
  result: { data: [], total: 0, per_page: 1, current_page: 1, last_page: 1 },
  picture_kb: 1,
}

const written: Reviewable = {
  ...{ order: { id: order.id, number: order.number, finished_at: order.date }, line: line.id },
  ...{ product_uuid: line.product_uuid, slug: line.slug, name: line.name, label: line.label },
  ...{ image_path: null, image_alt: '', review: null },
}

async function ask(language: 'en' | 'id' = 'en') {
  const onClose = vi.fn()
  const onDone = vi.fn()
  sendFormsByFetch()
  const dialog = <ReviewDialog {...{ onClose, onDone }} order={order.id} line={line ?? never()} open />
  return { screen: await show(dialog, { language }), onClose, onDone }
}

function never(): never {
  throw new Error('an order has lines')
}

test('a review without stars or words is told at its fields, in both languages', async () => {
  const sent = answerCalls({ ratingReviewFetch: limits })
  const english = await ask()
  await expect.element(english.screen.getByRole('dialog')).toHaveAccessibleName('Write a review')
  await expect.element(english.screen.getByText('Alir 8K')).toBeVisible()
  await english.screen.getByRole('button', { name: 'Send review' }).click()
  await expect.element(english.screen.getByText('Please give one to five stars.')).toBeVisible()
  await expect
    .element(english.screen.getByLabelText('Your review'))
    .toHaveAccessibleDescription('Text is required')
  await expect.element(english.screen.getByRole('radio', { name: '1 star: Bad' })).toHaveFocus()
  await english.screen.unmount()
  const { screen } = await ask('id')
  await screen.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect.element(screen.getByText('Beri satu sampai lima bintang.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Bintang 5: Sangat bagus' })).toBeInTheDocument()
  expect(sent.map(({ name }) => name)).toEqual(['ratingReviewFetch', 'ratingReviewFetch'])
})

test('stars are chosen by keyboard, the review is sent once, and the shop says thanks', async () => {
  const held = Promise.withResolvers<Reviewable>()
  const sent = answerCalls({ ratingReviewFetch: limits, ratingReviewStore: held.promise })
  const { screen, onClose, onDone } = await ask()
  await userEvent.type(screen.getByRole('radio', { name: '4 stars: Good' }), ' {ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: '5 stars: Very good' })).toBeChecked()
  await screen.getByLabelText('Your review').fill('Clear and strong.')
  await userEvent.upload(screen.getByLabelText('Photos'), await aPicture('front.png'))
  const send = screen.getByRole('button', { name: 'Send review' })
  pressTwice('#review-form')
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  await send.click()
  // What is on its way must come to its end.
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('progressbar', { name: 'Sending front.png' })).toBeVisible()
  held.resolve(written)
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Thank you for your review')
  await expect.element(screen.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See it on the product page' }))
    .toHaveAttribute('href', `/alir-8k/product/${line?.product_uuid}#reviews`)
  const stored = sent.filter(({ name }) => name === 'ratingReviewStore')
  expect(stored.map(({ input }) => input)).toMatchObject([
    { order: order.id, line: line?.id, rating: '5', text: 'Clear and strong.' },
  ])
  expect(onDone).toHaveBeenCalledOnce()
  expect(sessionStorage).toHaveLength(0)
})

test('a lost connection keeps the review, and so does closing the dialog', async () => {
  answerCalls({ ratingReviewFetch: limits, ratingReviewStore: connectionLost })
  const { screen, onClose } = await ask()
  await userEvent.type(screen.getByRole('radio', { name: '2 stars: Not so good' }), ' ')
  await screen.getByLabelText('Your review').fill('It hums.')
  await screen.getByRole('button', { name: 'Send review' }).click()
  await expect
    .element(screen.getByText('We did not get an answer. Nothing is lost: please send it again.'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Your review')).toHaveValue('It hums.')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  await screen.unmount()
  const again = await ask()
  await expect.element(again.screen.getByLabelText('Your review')).toHaveValue('It hums.')
  await expect.element(again.screen.getByRole('radio', { name: '2 stars: Not so good' })).toBeChecked()
})

test('photos that cannot be sent are refused one by one, and the review is not sent with them', async () => {
  const sent = answerCalls({ ratingReviewFetch: limits })
  const { screen } = await ask()
  await expect
    .element(screen.getByText('Up to 5 photos. JPG or PNG, each up to 1 kB', { exact: false }))
    .toBeVisible()
  const field = screen.getByLabelText('Photos')
  await userEvent.upload(field, [
    aHeavyFile('heavy.png', { type: 'image/png', bytes: 1025 }),
    aHeavyFile('film.mp4', { type: 'video/mp4', bytes: 10 }),
    await aPicture('front.png'),
  ])
  await expect.element(screen.getByText('A picture may have at most 1 kB.', { exact: false })).toBeVisible()
  await expect
    .element(screen.getByText('Please choose a JPG or PNG picture.', { exact: false }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'View front.png' })).toBeVisible()
  await userEvent.type(screen.getByRole('radio', { name: '4 stars: Good' }), ' ')
  await screen.getByLabelText('Your review').fill('Clear and strong.')
  await screen.getByRole('button', { name: 'Send review' }).click()
  await screen.getByRole('button', { name: 'Remove heavy.png' }).click()
  await screen.getByRole('button', { name: 'Remove film.mp4' }).click()
  await userEvent.upload(field, await Promise.all([1, 2, 3, 4, 5].map((place) => aPicture(`${place}.png`))))
  await expect.element(screen.getByText('At most 5 pictures can be added.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(5)
  expect(sent.map(({ name }) => name)).toEqual(['ratingReviewFetch'])
})

test('what the shop refuses is said at the photo, at the field, or below the form', async () => {
  const answers = [
    refused(201, 'no', [{ field: 'pictures.0', message: 'This picture is broken.' }]),
    refused(201, 'no', [{ field: 'text', message: 'Please say more.' }]),
    refused(201, 'You have reviewed this product already.'),
  ]
  answerCalls({ ratingReviewFetch: limits, ratingReviewStore: () => answers.shift() ?? written })
  const { screen, onClose } = await ask()
  await userEvent.type(screen.getByRole('radio', { name: '4 stars: Good' }), ' ')
  await screen.getByLabelText('Your review').fill('Clear.')
  await userEvent.upload(screen.getByLabelText('Photos'), await aPicture('front.png'))
  const send = screen.getByRole('button', { name: 'Send review' })
  await send.click()
  await expect.element(screen.getByText('This picture is broken.', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Remove front.png' }).click()
  await send.click()
  await expect.element(screen.getByLabelText('Your review')).toHaveAccessibleDescription('Please say more.')
  await screen.getByLabelText('Your review').fill('Clear and strong.')
  await send.click()
  await expect.element(screen.getByText('You have reviewed this product already.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('on a phone the review is a sheet, which stays until the review has arrived', async () => {
  const held = Promise.withResolvers<Reviewable>()
  answerCalls({ ratingReviewFetch: limits, ratingReviewStore: held.promise })
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  const { screen, onClose } = await ask()
  const close = screen.getByRole('dialog').getByRole('button', { name: 'Close' })
  await userEvent.type(screen.getByRole('radio', { name: '4 stars: Good' }), ' ')
  await screen.getByLabelText('Your review').fill('Clear.')
  const send = screen.getByRole('button', { name: 'Send review' })
  await send.click()
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  await close.click()
  expect(onClose).not.toHaveBeenCalled()
  held.resolve(written)
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Thank you for your review')
  await close.click()
  expect(onClose).toHaveBeenCalledOnce()
})
