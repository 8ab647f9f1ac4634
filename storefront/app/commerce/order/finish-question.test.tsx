import type { Order } from '@gema/contract/shapes/order.ts'
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../../testing/an-order.ts'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { FinishQuestion } from './finish-question.tsx'

const order = anOrder()

async function ask(language: 'en' | 'id' = 'en') {
  const onOpenChange = vi.fn()
  const onDone = vi.fn()
  const question = <FinishQuestion {...{ order, onOpenChange, onDone }} orderKey="k1" open />
  return { screen: await show(question, { language }), onOpenChange, onDone }
}

test('the question begins at the safe answer, which sends nothing', async () => {
  const sent = answerCalls()
  const { screen, onOpenChange } = await ask()
  await expect
    .element(screen.getByRole('dialog'))
    .toHaveAccessibleName('Has everything arrived as it should?')
  await expect.element(screen.getByText('Finish order GM-2611-004821 once', { exact: false })).toBeVisible()
  const notYet = screen.getByRole('button', { name: 'Not yet' })
  await expect.element(notYet).toHaveFocus()
  await notYet.click()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(sent).toEqual([])
})

test('a double click finishes the order once', async () => {
  const held = Promise.withResolvers<Order>()
  const sent = answerCalls({ orderUpdateStatus: held.promise })
  const { screen, onOpenChange, onDone } = await ask()
  const finish = screen.getByRole('button', { name: 'Finish the order' })
  await finish.dblClick()
  await expect.element(finish).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByRole('button', { name: 'Not yet' })).toBeDisabled()
  held.resolve(order)
  await expect.element(screen.getByText('The order is finished. Thank you.')).toBeVisible()
  expect(sent).toEqual([
    { name: 'orderUpdateStatus', input: { order: order.id, key: 'k1', action: 'finish' } },
  ])
  expect(onDone).toHaveBeenCalledExactlyOnceWith(order)
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('what fails is said in the question, which stays', async () => {
  const answers = [connectionLost, refused(500, 'broken'), refused(201, 'There is an open complaint.')]
  answerCalls({ orderUpdateStatus: () => answers.shift() ?? order })
  const { screen, onOpenChange, onDone } = await ask('id')
  const finish = screen.getByRole('button', { name: 'Selesaikan pesanan' })
  await finish.click()
  const failed = screen.getByText('Gagal menyelesaikan pesanan. Silakan coba lagi.')
  await expect.element(failed).toBeVisible()
  await finish.click()
  await expect.element(failed).toBeVisible()
  await finish.click()
  await expect.element(screen.getByText('There is an open complaint.')).toBeVisible()
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
  await finish.click()
  await expect.element(screen.getByText('Pesanan selesai. Terima kasih.')).toBeVisible()
})
