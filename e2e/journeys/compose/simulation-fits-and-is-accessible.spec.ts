import { expectNoEnglish, expectNothingFromAxe, expectToFit, watchShifts } from '../../visits/page-fits.ts'
import { untilNothingMoves } from '../../visits/page-stands-still.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import {
  aSavedSystem,
  button,
  chooseFor,
  inEnglish,
  templateOf,
  turntable,
} from '../../visits/simulation-visit.ts'

test('the composer stands still and fits at any width, empty and while parts are chosen, in both languages; axe finds nothing', async ({
  page,
  request,
}) => {
  const template = await templateOf(request, 'VINYL')
  const candidate = page.getByRole('radio').first()
  await watchShifts(page)
  await visit(page, `/simulation/${template}`)
  await untilNothingMoves(page)
  await expectToFit(page)
  await chooseFor(page, turntable, inEnglish)
  await button(page, 'Choose: Amplifier').click()
  await expect(candidate).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)

  await visit(page, `/id/simulation/${template}`)
  await expect(button(page, 'Ganti: Pemutar piringan hitam')).toBeVisible()
  await button(page, 'Pilih: Amplifier').click()
  await expect(candidate).toBeVisible()
  await expectToFit(page)
  await expectNoEnglish(page)
  await button(page, 'Mulai ulang').click()
  await expect(button(page, 'Pilih: Pemutar piringan hitam')).toBeVisible()
  await expectToFit(page)
  await expectNoEnglish(page)
})

test('a saved system stands still and fits at any width in both languages, and axe finds nothing', async ({
  page,
  request,
}) => {
  const saved = await aSavedSystem(request, {
    template: await templateOf(request, 'VINYL'),
    parts: [
      ['turntable', 'ROT-DD3-WHT'],
      ['amplifier', 'OHM-A45-SLV'],
      ['front', 'LRS-ARIA2-WAL'],
    ],
    name: 'Sudut vinil',
  })
  await watchShifts(page)
  await visit(page, `/simulation/${saved.uuid}`)
  await untilNothingMoves(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sudut vinil')
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await visit(page, `/id/simulation/${saved.uuid}`)
  await expectToFit(page)
  await expectNoEnglish(page)
})
