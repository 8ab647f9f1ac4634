import { expectNothingFromAxe, expectToFit, shiftsOf, watchShifts } from '../../visits/page-fits.ts'
import { expect, open, test, visit } from '../../visits/shop-visit.ts'
import {
  aSavedSystem,
  chooseFor,
  inEnglish,
  inIndonesian,
  templateOf,
} from '../../visits/simulation-visit.ts'

const vinyl: [component: string, sku: string][] = [
  ['turntable', 'ROT-DD3-WHT'],
  ['amplifier', 'OHM-A45-SLV'],
  ['front', 'LRS-ARIA2-WAL'],
]

for (const [language, words, turntable] of [
  ['', inEnglish, 'Turntable'],
  ['/id', inIndonesian, 'Pemutar piringan hitam'],
] as const) {
  test(`the composer${language} fits at any width, empty, choosing and filled, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    test.slow()
    await visit(page, `${language}/simulation/${await templateOf(request, 'VINYL')}`)
    await expectToFit(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: `${words.choose}: ${turntable}`, exact: true }).click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expectToFit(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    if (language === '') await expectNothingFromAxe(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.keyboard.press('Escape')
    await chooseFor(page, { component: turntable, typed: 'dd-3', option: /DD-3/ }, words)
    await expectToFit(page)
    if (language === '') await expectNothingFromAxe(page)
  })

  test(`a saved system${language} fits at any width, and axe finds nothing`, async ({ page, request }) => {
    const template = await templateOf(request, 'VINYL')
    const saved = await aSavedSystem(request, { template, parts: vinyl, name: 'Sudut vinil' })
    await visit(page, `${language}/simulation/${saved.uuid}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sudut vinil')
    await expectToFit(page)
    if (language === '') await expectNothingFromAxe(page)
  })
}

test('nothing on the composer or on a saved system moves after it has been painted', async ({
  page,
  request,
}) => {
  const template = await templateOf(request, 'VINYL')
  const saved = await aSavedSystem(request, { template, parts: vinyl, name: 'Sudut vinil' })
  await watchShifts(page)
  for (const uuid of [template, saved.uuid]) {
    await open(page, `/simulation/${uuid}`)
    expect(await shiftsOf(page)).toEqual([])
  }
})
