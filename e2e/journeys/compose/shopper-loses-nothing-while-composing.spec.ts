import { amplifier, button, progress, turntable, turntableSlot } from '../../visits/composer-visit.ts'
import { holdBack } from '../../visits/held-back.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { chooseFor, inEnglish, inIndonesian, slotOf, templateOf } from '../../visits/simulation-visit.ts'

test('a reload, the way back and the other language keep what was chosen', async ({ page, request }) => {
  const template = await templateOf(request, 'VINYL')
  await visit(page, `/simulation/${template}`)
  await chooseFor(page, turntable, inEnglish)
  await page.reload()
  await expect(turntableSlot(page)).toContainText('DD-3')
  await expect(turntableSlot(page)).toContainText('Walnut, black deck')

  await chooseFor(page, amplifier, inEnglish)
  await turntableSlot(page).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(progress(page, 2)).toBeVisible()
  await expect(turntableSlot(page)).toContainText('DD-3')

  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(page).toHaveURL(`/id/simulation/${template}`)
  const inOther = slotOf(page, 'Pemutar piringan hitam', inIndonesian)
  await expect(inOther).toContainText('Walnut, dek hitam')
  await expect(page.getByText('2 dari 11 komponen dipilih', { exact: true })).toBeVisible()
  // Also what can be taken back.
  await button(page, 'Urungkan').click()
  await expect(page.getByText('1 dari 11 komponen dipilih', { exact: true })).toBeVisible()
  await expect(inOther).toBeVisible()
})

test('a list that cannot be had is empty with a sentence, and trying again brings it', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED|Failed to fetch/)
  await visit(page, `/simulation/${await templateOf(request, 'VINYL')}`)
  await chooseFor(page, turntable, inEnglish)
  const candidates = '**/api/storefront/display-case/find**'
  await page.route(candidates, (route) => route.abort())
  await button(page, 'Choose: Amplifier').click()
  const told = page.getByText('We could not look this up just now. What you have chosen is safe.')
  await expect(told).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(turntableSlot(page)).toContainText('DD-3')
  await page.unroute(candidates)
  await button(page, 'Try again').click()
  await expect(page.getByRole('radio', { name: /A-45/ }).first()).toBeVisible()
  await expect(told).toBeHidden()
})

test('offline is told, nothing chosen is lost, and the list comes back with the connection', async ({
  page,
  network,
  request,
}) => {
  await visit(page, `/simulation/${await templateOf(request, 'VINYL')}`)
  await chooseFor(page, turntable, inEnglish)
  const told = page.getByText(
    'You are offline. What you have chosen is kept; prices and parts come back with the connection.',
  )
  await network.lose()
  await expect(told).toBeVisible()
  await button(page, 'Choose: Amplifier').click()
  await expect(page.getByText('We could not look this up just now.')).toBeVisible()
  await expect(turntableSlot(page)).toContainText('DD-3')

  await network.find()
  await expect(told).toBeHidden()
  await expect(page.getByRole('radio', { name: /A-45/ }).first()).toBeVisible()
  await expect(progress(page, 1)).toBeVisible()
})

test('saving offline says so, and a double click afterwards gives one code', async ({
  page,
  network,
  request,
}) => {
  await visit(page, `/simulation/${await templateOf(request, 'VINYL')}`)
  await chooseFor(page, turntable, inEnglish)
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
  await visit(page, '/simulation')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sudut vinil' })).toHaveCount(1)
})
