import { expect } from '../../visits/shop-visit.ts'
import { templateOf } from '../../visits/simulation-visit.ts'
import { testWithoutScript as test, textOf } from '../../visits/without-script.ts'

test('without script the places can be read, a sentence says what is needed, and a code that is not saved is told at its field', async ({
  page,
  request,
}) => {
  const template = await templateOf(request, 'VINYL')
  await page.goto(`/simulation/${template}`)
  const main = page.getByRole('main')
  await expect(
    main.getByText('Choosing parts needs JavaScript. Please switch it on, or visit one of our stores:'),
  ).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(11)
  await expect(main.getByRole('article').first()).toContainText('Turntable')
  await expect(main.getByRole('button', { name: 'Choose: Turntable', exact: true })).toBeHidden()
  const indonesian = textOf(await (await request.get(`/id/simulation/${template}`)).text())
  expect(indonesian).toContain(
    'Memilih komponen memerlukan JavaScript. Silakan aktifkan, atau kunjungi toko kami:',
  )
  expect(indonesian).toContain('Pemutar piringan hitam')

  // The answer is a 404, which the console of this page tells.
  const other = await page.context().newPage()
  await other.goto('/id/simulation')
  await other.getByLabel('Kode', { exact: true }).fill('23456789')
  await other.getByRole('button', { name: 'Buka', exact: true }).click()
  await expect(other.getByLabel('Kode', { exact: true })).toHaveAccessibleDescription(
    'Simulasi tidak ditemukan',
  )
})

for (const [address, sentence] of [
  ['/simulation/0f9d2c4e-5b1a-4c3d-8e7f-a1b2c3d4e5f6', 'Simulation not found'],
  ['/id/simulation/0f9d2c4e-5b1a-4c3d-8e7f-a1b2c3d4e5f6', 'Simulasi tidak ditemukan'],
  ['/simulation/nothing-of-the-kind', 'Simulation not found'],
] as const)
  test(`${address} is no simulation, and the page says so`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(404)
    expect(textOf(await answer.text())).toContain(sentence)
  })
