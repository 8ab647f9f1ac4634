import type { CallData } from '@gema/contract/client.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aTemplate, candidates, offered, openComposer } from '../../../../testing/a-composer.tsx'
import { connectionLost, refused } from '../../../../testing/answer-calls.ts'

const [walnut, white] = candidates.turntable
const [withoutPhono] = candidates.amplifier

test('every step is taken back and done again, by button and by keyboard', async () => {
  const { button, slot, progress, choose } = await openComposer()
  const [undo, redo] = [button('Undo'), button('Redo')]
  await expect.element(undo).toBeDisabled()
  await expect.element(redo).toBeDisabled()
  await choose('Turntable', 'walnut')
  await choose('Amplifier', 'a-45')
  await expect.element(progress(2)).toBeVisible()

  await undo.click()
  await expect.element(progress(1)).toBeVisible()
  await expect.element(button('Choose: Amplifier')).toBeVisible()
  await undo.click()
  await expect.element(progress(0)).toBeVisible()
  await expect.element(undo).toBeDisabled()
  await redo.click()
  await expect.element(slot('Turntable')).toMatchTextContent('Walnut')
  await redo.click()
  await expect.element(slot('Amplifier')).toMatchTextContent('A-45')
  await expect.element(redo).toBeDisabled()
  await expect.element(redo).not.toHaveFocus()

  for (const [keys, chosen] of [
    ['{Control>}z{/Control}', 1],
    ['{Control>}{Shift>}z{/Shift}{/Control}', 2],
    ['{Control>}z{/Control}', 1],
    ['{Control>}y{/Control}', 2],
  ] as const) {
    await userEvent.keyboard(keys)
    await expect.element(progress(chosen)).toBeVisible()
  }
})

test('a part that was taken out comes back, by keyboard or from the toast', async () => {
  const { screen, button, slot } = await openComposer({ chosen: { turntable: walnut } })
  await button('Remove: Turntable').click()
  await expect.element(button('Choose: Turntable')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(slot('Turntable')).toMatchTextContent('Walnut')
  await button('Remove: Turntable').click()
  await expect.element(button('Choose: Turntable')).toBeVisible()
  await expect.element(screen.getByText('DD-3 is taken out.').last()).toBeVisible()
  await button('Undo').last().click()
  await expect.element(slot('Turntable')).toMatchTextContent('Walnut')
})

test('what is typed has an undo of its own', async () => {
  const { button, search, progress, choose } = await openComposer()
  await choose('Turntable', 'walnut')
  await button('Choose: Amplifier').click()
  await search('Amplifier').fill('ohmura')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(progress(1)).toBeVisible()
  await expect.element(button('Undo')).toBeEnabled()
})

test('to start over empties everything, and one press brings it back', async () => {
  const { screen, button, progress } = await openComposer({ chosen: { turntable: walnut } })
  await button('Start over').click()
  await expect.element(progress(0)).toBeVisible()
  await expect.element(screen.getByText('Everything is empty again.')).toBeVisible()
  await button('Undo').first().click()
  await expect.element(progress(1)).toBeVisible()
})

test('parts that do not fit are told with the way out, which changes nothing else', async () => {
  const { screen, button, slot } = await openComposer({
    chosen: { turntable: walnut, amplifier: withoutPhono },
  })
  const system = screen.getByRole('complementary', { name: 'Your system' })
  await expect.element(system.getByText('1 to fix')).toBeVisible()
  await expect.element(slot('Turntable')).toMatchTextContent('This turntable needs a phono input.')
  await button('Amplifier: use Ohmura A-45 instead (+Rp 1.500.000)').click()
  await expect.element(system.getByText('1 to fix')).not.toBeInTheDocument()
  await expect.element(system.getByText('1 fits')).toBeVisible()
  await expect.element(slot('Amplifier')).toMatchTextContent('Ohmura A-45')
  await expect.element(slot('Turntable')).toMatchTextContent('DD-3, Walnut')
  await expect.element(system).toMatchTextContent('TotalRp 7.000.000')
  await expect.element(screen.getByText('Changed. Amplifier is up to date.')).toBeVisible()
})

test('an empty system cannot be saved or added, and says why', async () => {
  const { screen, button, choose } = await openComposer()
  const system = screen.getByRole('complementary', { name: 'Your system' })
  const add = button('Add all to cart')
  await expect.element(add).toBeDisabled()
  await expect.element(add).toHaveAccessibleDescription('Choose at least one part first.')
  await expect.element(system.getByRole('button', { name: 'Save and get a code' })).toBeDisabled()
  await choose('Turntable', 'walnut')
  await expect.element(add).toBeEnabled()
  await expect.element(system.getByText('Still needed: Amplifier.')).toBeVisible()
})

test('offline is told, and not once the connection is back', async () => {
  const { screen, progress } = await openComposer({ chosen: { turntable: walnut } })
  const told = screen.getByText(
    /You are offline\. What you have chosen is kept; prices and parts come back with the connection\.$/,
  )
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void window.dispatchEvent(new Event('online')))
  window.dispatchEvent(new Event('offline'))
  await expect.element(told).toBeVisible()
  await expect.element(progress(1)).toBeVisible()
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(told).not.toBeInTheDocument()
})

const aSaved: CallData<'simulationStore'> = {
  uuid: '0f9d2c4e-5b1a-4c3d-8e7f-a1b2c3d4e5f6',
  simulation_code: 'K7MX29PW',
  name: 'Sudut vinil',
  price: 3_000_000,
  saved_at: '2026-11-18T03:00:00.000Z',
}

test('a system that was not saved keeps its name, and two presses later save it once', async () => {
  let isDown = true
  const answer = Promise.withResolvers<CallData<'simulationStore'>>()
  const { screen, button, sentTo } = await openComposer({
    chosen: { turntable: white },
    answers: { simulationStore: () => (isDown ? connectionLost : answer.promise) },
  })
  await button('Save and get a code').first().click()
  const question = screen.getByRole('dialog', { name: 'Save this system', exact: true })
  const name = question.getByLabelText(/^Name/)
  await name.fill('Sudut vinil')
  const save = question.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('Failed to save simulation')
  await expect.element(name).toHaveValue('Sudut vinil')

  isDown = false
  await save.dblClick()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  answer.resolve(aSaved)
  const saved = screen.getByRole('dialog', { name: 'Saved', exact: true })
  await expect.element(saved.getByText('K7MX 29PW').first()).toBeVisible()
  const wishes = sentTo('simulationStore')
  expect(wishes).toHaveLength(2)
  // The same wish both times: had the first one arrived, the second would have found it.
  expect(wishes[0]).toEqual(wishes[1])
  expect(wishes[1]).toMatchObject({
    name: 'Sudut vinil',
    lines: [{ component: 'turntable', inventory: expect.any(String), quantity: 1 }],
  })
  await saved.getByRole('button', { name: 'Done' }).click()
  await expect.element(saved).not.toBeInTheDocument()
})

test('in Indonesian, a system is mended and saved as well', async () => {
  const { screen, button } = await openComposer({
    language: 'id',
    chosen: { turntable: walnut, amplifier: withoutPhono },
    answers: { simulationStore: aSaved },
  })
  await expect.element(screen.getByText('1 perlu diperbaiki')).toBeVisible()
  await button('Amplifier: pakai Ohmura A-45 saja (+Rp 1.500.000)').click()
  await expect.element(screen.getByText('1 perlu diperbaiki')).not.toBeInTheDocument()
  await button('Simpan dan ambil kode').first().click()
  const question = screen.getByRole('dialog', { name: 'Simpan sistem ini', exact: true })
  await question.getByLabelText(/^Nama/).fill('Sudut vinil')
  await question.getByRole('button', { name: 'Simpan', exact: true }).click()
  const saved = screen.getByRole('dialog', { name: 'Tersimpan', exact: true })
  await expect.element(saved.getByText('K7MX 29PW').first()).toBeVisible()
  await expect.element(saved.getByRole('button', { name: 'Selesai' })).toBeVisible()
})

test('what the server says of a name stands at it', async () => {
  const { screen, button } = await openComposer({
    chosen: { turntable: white },
    answers: { simulationStore: refused(201, 'Nama terlalu panjang.') },
  })
  await button('Save and get a code').first().click()
  const question = screen.getByRole('dialog', { name: 'Save this system', exact: true })
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(question.getByLabelText(/^Name/)).toHaveAccessibleDescription('Nama terlalu panjang.')
})

test('what was chosen is there again when the page is opened again, with the prices of today', async () => {
  const template = aTemplate()
  const first = await openComposer({ template })
  await first.choose('Turntable', 'walnut')
  await expect.element(first.progress(1)).toBeVisible()
  await first.screen.unmount()
  const dearer = ({ uuid }: { uuid: string }) => {
    const found = offered(uuid)
    return { ...found, data: found.data.map((product) => ({ ...product, price: product.price + 250_000 })) }
  }
  const { screen, slot } = await openComposer({ template, answers: { displayCaseFind: dearer } })
  await expect.element(slot('Turntable')).toMatchTextContent('Rp 3.250.000')
  await expect
    .element(
      screen.getByText(
        /The price of one part has changed since your last visit\. You see the price of today\.$/,
      ),
    )
    .toBeVisible()
  await screen.unmount()
  const gone = await openComposer({
    template,
    answers: { displayCaseFind: { ...offered(''), data: [], total: 0 } },
  })
  await expect.element(gone.screen.getByText(/No longer offered and taken out: Rotra DD-3\.$/)).toBeVisible()
  await expect.element(gone.progress(0)).toBeVisible()
})
