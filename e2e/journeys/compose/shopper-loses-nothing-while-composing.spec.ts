import type { Page } from '@playwright/test'
import { holdBack } from '../../visits/held-back.ts'
import { expect, test, touch, visit } from '../../visits/shop-visit.ts'
import {
  amplifier,
  button,
  chooseFor,
  inEnglish,
  inIndonesian,
  slotOf,
  templateOf,
  turntable,
} from '../../visits/simulation-visit.ts'

/** Waits for the end of a view transition. Going back earlier skips it, and Chromium logs that as an error. */
const untilFaded = (page: Page) => page.waitForFunction(() => !Reflect.get(document, 'activeViewTransition'))

test('a reload, the way back, a lost connection and the other language keep what was chosen; it is saved once', async ({
  page,
  network,
  request,
}) => {
  const template = await templateOf(request, 'VINYL')
  const main = page.getByRole('main')
  const slot = slotOf(page, 'Turntable', inEnglish)
  await visit(page, `/simulation/${template}`)
  await chooseFor(page, turntable, inEnglish)
  await page.reload()
  await touch(page)
  await expect(slot).toContainText('DD-3')
  await expect(slot).toContainText('Walnut, black deck')

  await chooseFor(page, amplifier, inEnglish)
  await slot.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DD-3')
  await untilFaded(page)
  await page.goBack()
  await expect(main.getByText('2 of 11 parts chosen', { exact: true })).toBeVisible()
  await untilFaded(page)

  const offline = page.getByText(
    'You are offline. What you have chosen is kept; prices and parts come back with the connection.',
  )
  await network.lose()
  await expect(offline).toBeVisible()
  await button(page, 'Choose: Speakers').click()
  await expect(page.getByText('We could not look this up just now.')).toBeVisible()
  await expect(slot).toContainText('DD-3')
  await network.find()
  await expect(offline).toBeHidden()
  await expect(page.getByRole('radio', { name: /Aria 3/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await button(page, 'Save and get a code').click()
  const question = page.getByRole('dialog', { name: 'Save this system', exact: true })
  await question.getByLabel('Name').fill('Sudut vinil')
  const save = question.getByRole('button', { name: 'Save', exact: true })
  await network.lose()
  await save.click()
  await expect(question.getByText('Failed to save simulation', { exact: true })).toBeVisible()
  await expect(question.getByLabel('Name')).toHaveValue('Sudut vinil')
  await network.find()
  const saving = await holdBack(page, 'simulation/store')
  await save.dblclick()
  await expect.poll(saving.count).toBe(1)
  await expect(save).toHaveAttribute('aria-busy', 'true')
  saving.letGo()
  const saved = page.getByRole('dialog', { name: 'Saved', exact: true })
  await expect(saved.getByText(/^[2-9A-Z]{4} [2-9A-Z]{4}$/).first()).toBeVisible()
  expect(saving.count()).toBe(1)
  await saved.getByRole('button', { name: 'Done', exact: true }).click()

  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(page).toHaveURL(`/id/simulation/${template}`)
  const inOther = slotOf(page, 'Pemutar piringan hitam', inIndonesian)
  await expect(inOther).toContainText('Walnut, dek hitam')
  await expect(page.getByText('2 dari 11 komponen dipilih', { exact: true })).toBeVisible()
  // Also what can be taken back.
  await button(page, 'Urungkan').click()
  await expect(page.getByText('1 dari 11 komponen dipilih', { exact: true })).toBeVisible()
  await expect(inOther).toBeVisible()

  await main.getByRole('link', { name: 'Buka dengan kode', exact: true }).click()
  await expect(main.getByRole('link', { name: 'Sudut vinil' })).toHaveCount(1)
})
