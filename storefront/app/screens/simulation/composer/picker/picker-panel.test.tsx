import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { candidates, offered, openComposer } from '../../../../../testing/a-composer.tsx'
import { connectionLost } from '../../../../../testing/answer-calls.ts'

const [walnut, white] = candidates.turntable

test('a part is chosen by keyboard alone, and the keyboard goes on from its slot', async () => {
  const { button, search, list, slot, progress } = await openComposer()
  button('Choose: Turntable').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search('Turntable')).toHaveFocus()
  await userEvent.keyboard('dd-3')
  const radios = list('Turntable').getByRole('radio')
  await expect.poll(() => radios.elements()).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radios.first()).toHaveFocus()
  await expect.element(radios.first()).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radios.nth(1)).toHaveFocus()
  await expect.element(radios.nth(1)).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Change: Turntable')).toHaveFocus()
  await expect.element(slot('Turntable')).toMatchTextContent(/Rotra DD-3, White/)
  await expect.element(progress(1)).toBeVisible()
})

test('Escape closes the list and changes nothing, from the search and from inside the list', async () => {
  const { button, search, list, choose } = await openComposer()
  button('Choose: Turntable').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search('Turntable')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search('Turntable')).not.toBeInTheDocument()
  await expect.element(button('Choose: Turntable')).toHaveFocus()

  await choose('Turntable', 'white')
  await expect.element(button('Change: Turntable')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  // The list opens at what is in use.
  const checked = list('Turntable').getByRole('radio', { checked: true })
  await expect.element(checked).toHaveAttribute('value', white?.inventory)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(checked).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(checked).toHaveAttribute('value', walnut?.inventory)
  await userEvent.keyboard('{Escape}')
  await expect.element(list('Turntable')).not.toBeInTheDocument()
  await expect.element(button('Change: Turntable')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(checked).toHaveAttribute('value', white?.inventory)
})

test('a search counts what it finds, says what it does not find, and shows all again', async () => {
  const { screen, button, search, list } = await openComposer()
  await button('Choose: Turntable').click()
  await expect.element(screen.getByText('3 of 3', { exact: true })).toBeVisible()
  await search('Turntable').fill('direct walnut')
  await expect.element(screen.getByText('1 of 3', { exact: true })).toBeVisible()
  await search('Turntable').fill('gramophone')
  await expect.element(screen.getByText('Nothing here is called “gramophone”.')).toBeVisible()
  await expect.element(button('Choose one of them')).toBeDisabled()
  await button('Show all').click()
  await expect.poll(() => list('Turntable').getByRole('radio').elements()).toHaveLength(3)
})

test('each candidate says how it fits and why not, how many are left, and what it costs', async () => {
  const { screen, button, list } = await openComposer({ chosen: { turntable: white } })
  await button('Choose: Amplifier').click()
  const radio = (name: RegExp) => list('Amplifier').getByRole('radio', { name })
  // What fits comes first, what cannot be had last.
  await expect.element(list('Amplifier').getByRole('radio').first()).toHaveAccessibleName(/A-45/)
  await expect.element(list('Amplifier').getByRole('radio').last()).toHaveAccessibleName(/A-85/)
  await expect.element(radio(/Mado A/)).toHaveAccessibleDescription('This turntable needs a phono input.')
  await expect.element(radio(/Mado A.*Rp 2\.500\.000/)).toBeEnabled()
  await expect.element(radio(/A-85.*Out of stock/)).toBeDisabled()
  await expect.element(radio(/A-85/)).toHaveAccessibleDescription('Cannot be chosen until it is back.')
  await expect.element(screen.getByText('Changes the total by +Rp 4.000.000')).toBeVisible()
  await list('Amplifier').getByText('Kanaya Mado A').click()
  await expect.element(screen.getByText('Changes the total by +Rp 2.500.000')).toBeVisible()
  await button('Use Mado A').click()
  await expect.element(button('Change: Amplifier')).toBeVisible()

  await button('Change: Turntable').click()
  await expect
    .element(list('Turntable').getByRole('radio', { name: /White.*In your system.*2 left/ }))
    .toBeChecked()
  await expect.element(screen.getByText('The total stays as it is')).toBeVisible()
})

test('the list is in the order that was chosen', async () => {
  const { screen, button, list } = await openComposer()
  await button('Choose: Turntable').click()
  const names = () =>
    list('Turntable')
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('label')?.querySelector('b')?.textContent)
  await expect.poll(names).toEqual(['Rotra DD-3', 'Rotra DD-3', 'Halden Rae Model Two'])
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  for (const order of ['Lowest price', 'Most loved', 'Name']) {
    await userEvent.selectOptions(sort, order)
    await expect.poll(names).toEqual(['Halden Rae Model Two', 'Rotra DD-3', 'Rotra DD-3'])
    await userEvent.selectOptions(sort, 'Highest price')
    await expect.poll(names).toEqual(['Rotra DD-3', 'Rotra DD-3', 'Halden Rae Model Two'])
  }
})

const [cable] = candidates.cable

test('a part that is needed in twos is counted in twos, and cannot be taken where one is left', async () => {
  const { screen, button, slot, choose } = await openComposer()
  await choose('Cable', 'urat')
  const quantity = screen.getByRole('textbox', { name: 'How many: Cable' })
  await expect.element(quantity).toHaveValue('2')
  await button('More').click()
  await expect.element(quantity).toHaveValue('4')
  await quantity.fill('8')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantity).toHaveAccessibleDescription('Only 7 are left.')
  await expect.element(quantity).toHaveValue('6')
  await expect.element(slot('Cable')).toMatchTextContent(/Rp 600\.000/)
  await screen.unmount()

  const left = { ...offered(''), data: cable ? [{ ...cable, stock: 1 }] : [], total: 1 }
  const next = await openComposer({ answers: { displayCaseFind: left } })
  await next.button('Choose: Cable').click()
  const radio = next.list('Cable').getByRole('radio')
  await expect.element(radio).toBeDisabled()
  await expect.element(radio).toHaveAccessibleDescription('At least 2 are needed here.')
  await expect.element(next.button('Choose one of them')).toBeDisabled()
})

test('a list that cannot be had is empty with a sentence, and trying again brings it', async () => {
  let isDown = true
  const { screen, button, slot } = await openComposer({
    chosen: { turntable: walnut },
    answers: { displayCaseFind: ({ uuid }) => (isDown ? connectionLost : offered(uuid)) },
  })
  await button('Choose: Amplifier').click()
  const told = screen.getByText('We could not look this up just now. What you have chosen is safe.')
  await expect.element(told, { timeout: 5_000 }).toBeVisible()
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument()
  await expect.element(slot('Turntable')).toMatchTextContent(/DD-3/)
  isDown = false
  await button('Try again').click()
  await expect.element(screen.getByRole('radio', { name: /A-45/ })).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
})

test('on a phone the list is a sheet, and total and actions stand at the foot of the screen', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  const { screen, button, slot } = await openComposer()
  const bar = screen.getByRole('region', { name: 'Total and actions', exact: true })
  await expect.element(bar).toBeInViewport({ ratio: 1 })
  await expect.element(bar.getByRole('button', { name: 'Save and get a code', exact: true })).toBeDisabled()
  await button('Choose: Turntable').click()
  const sheet = screen.getByRole('dialog', { name: 'Turntable', exact: true })
  await expect.element(sheet.getByRole('radio', { name: /DD-3.*Walnut/ })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(button('Choose: Turntable')).toHaveFocus()

  await button('Choose: Turntable').click()
  await sheet.getByText('White', { exact: false }).click()
  await sheet.getByRole('button', { name: /^Use DD-3/ }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(slot('Turntable')).toMatchTextContent(/DD-3, White/)
  await expect.element(button('Change: Turntable')).toHaveFocus()
  await expect.element(bar).toMatchTextContent('Total, 1 of 3 partsRp 3.000.000')
  window.scrollTo(0, document.body.scrollHeight)
  await expect.element(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Save and get a code', exact: true }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Save this system', exact: true })).toBeVisible()
})
