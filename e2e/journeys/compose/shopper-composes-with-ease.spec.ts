import {
  amplifier,
  button,
  progress,
  searchOf,
  turntable,
  turntableSlot,
} from '../../visits/composer-visit.ts'
import { expect, testInOwnContext as test, visit } from '../../visits/shop-visit.ts'
import { chooseFor, inEnglish, slotOf, templateOf } from '../../visits/simulation-visit.ts'

test('a part is chosen by keyboard alone, and Escape closes the list', async ({ page, request }) => {
  await visit(page, `/simulation/${await templateOf(request, 'VINYL')}`)
  const choose = button(page, 'Choose: Turntable')
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(searchOf(page, 'Turntable')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchOf(page, 'Turntable')).toHaveCount(0)
  await expect(choose).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(searchOf(page, 'Turntable')).toBeFocused()
  await page.keyboard.type('dd-3')
  const list = page.getByRole('radiogroup', { name: 'Candidates: Turntable', exact: true })
  const radios = list.getByRole('radio')
  await expect(radios).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await expect(radios.first()).toBeFocused()
  await expect(radios.first()).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(radios.nth(1)).toBeFocused()
  await expect(radios.nth(1)).toBeChecked()
  const finish = (await radios.nth(1).getAttribute('value')) ?? ''
  await page.keyboard.press('Enter')
  await expect(button(page, 'Change: Turntable')).toBeFocused()
  await expect(turntableSlot(page)).toContainText('DD-3')
  await expect(progress(page, 1)).toBeVisible()

  // The list opens again at what is in use; Escape changes nothing, also from inside the list.
  await page.keyboard.press('Enter')
  await expect(searchOf(page, 'Turntable')).toBeFocused()
  await expect(list.getByRole('radio', { checked: true })).toHaveValue(finish)
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('radio', { checked: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('radio', { checked: true })).not.toHaveValue(finish)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(button(page, 'Change: Turntable')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list.getByRole('radio', { checked: true })).toHaveValue(finish)
})

test('every step is taken back and done again, by button and by keyboard', async ({ page, request }) => {
  await visit(page, `/simulation/${await templateOf(request, 'VINYL')}`)
  const [undo, redo] = [button(page, 'Undo'), button(page, 'Redo')]
  await expect(undo).toBeDisabled()
  await expect(redo).toBeDisabled()
  await chooseFor(page, turntable, inEnglish)
  await chooseFor(page, amplifier, inEnglish)
  await expect(progress(page, 2)).toBeVisible()

  await undo.click()
  await expect(progress(page, 1)).toBeVisible()
  await expect(button(page, 'Choose: Amplifier')).toBeVisible()
  await undo.click()
  await expect(progress(page, 0)).toBeVisible()
  await expect(undo).toBeDisabled()
  await redo.click()
  await expect(turntableSlot(page)).toContainText('Walnut')
  await redo.click()
  await expect(slotOf(page, 'Amplifier', inEnglish)).toContainText('A-45')
  await expect(redo).toBeDisabled()
  await expect(redo).not.toBeFocused()

  await page.keyboard.press('Control+z')
  await expect(progress(page, 1)).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(progress(page, 2)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(progress(page, 1)).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(progress(page, 2)).toBeVisible()

  await button(page, 'Remove: Turntable').click()
  await expect(button(page, 'Choose: Turntable')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(turntableSlot(page)).toContainText('Walnut')

  // What is typed has an undo of its own.
  await button(page, 'Change: Amplifier').click()
  await searchOf(page, 'Amplifier').fill('ohmura')
  await searchOf(page, 'Amplifier').press('Control+z')
  await expect(progress(page, 2)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the list opens as a sheet, and total and actions stand at the foot', async ({ page, request }) => {
    await visit(page, `/simulation/${await templateOf(request, 'VINYL')}`)
    const bar = page.getByRole('region', { name: 'Total and actions', exact: true })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: 'Save and get a code', exact: true })).toBeDisabled()
    await button(page, 'Choose: Turntable').click()
    const sheet = page.getByRole('dialog', { name: 'Turntable', exact: true })
    await expect(sheet.getByRole('radio', { name: /DD-3 .*Walnut/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(button(page, 'Choose: Turntable')).toBeFocused()

    await button(page, 'Choose: Turntable').click()
    await sheet.getByRole('radio', { name: /DD-3 .*Walnut/ }).check({ force: true })
    await sheet.getByRole('button', { name: /^Use DD-3 / }).click()
    await expect(sheet).toHaveCount(0)
    await expect(turntableSlot(page)).toContainText('DD-3')
    await expect(button(page, 'Change: Turntable')).toBeFocused()
    await expect(bar).toContainText('Total, 1 of 11 parts')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.getByRole('button', { name: 'Save and get a code', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Save this system', exact: true })).toBeVisible()
  })
})

for (const { language, prefix, needed, first, choose } of [
  {
    language: 'English',
    prefix: '',
    needed: 'Choosing parts needs JavaScript. Please switch it on, or visit one of our stores:',
    first: 'Turntable',
    choose: 'Choose: Turntable',
  },
  {
    language: 'Indonesian',
    prefix: '/id',
    needed: 'Memilih komponen memerlukan JavaScript. Silakan aktifkan, atau kunjungi toko kami:',
    first: 'Pemutar piringan hitam',
    choose: 'Pilih: Pemutar piringan hitam',
  },
])
  test.describe(`without script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the places can be read, and a sentence says what is needed', async ({ page, request }) => {
      await page.goto(`${prefix}/simulation/${await templateOf(request, 'VINYL')}`)
      const main = page.getByRole('main')
      await expect(main.getByText(needed)).toBeVisible()
      await expect(main.getByRole('article')).toHaveCount(11)
      await expect(main.getByRole('article').first()).toContainText(first)
      await expect(main.getByRole('button', { name: choose, exact: true })).toBeHidden()
    })
  })

for (const [address, sentence] of [
  ['/simulation/0f9d2c4e-5b1a-4c3d-8e7f-a1b2c3d4e5f6', 'Simulation not found'],
  ['/id/simulation/0f9d2c4e-5b1a-4c3d-8e7f-a1b2c3d4e5f6', 'Simulasi tidak ditemukan'],
  ['/simulation/nothing-of-the-kind', 'Simulation not found'],
] as const)
  test(`${address} is no simulation, and the page says so`, async ({ page, expectFaults }) => {
    expectFaults(/404/)
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  })
