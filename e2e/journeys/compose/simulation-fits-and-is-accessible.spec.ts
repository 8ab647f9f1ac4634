import { expectNoEnglish, expectNothingFromAxe, expectToFit, watchShifts } from '../../visits/page-fits.ts'
import { untilNothingMoves } from '../../visits/page-stands-still.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { aSavedSystem, button, chooseFor, inIndonesian, templateOf } from '../../visits/simulation-visit.ts'

const turntable = { component: 'Pemutar piringan hitam', typed: 'dd-3 walnut', option: /DD-3 .*Walnut/ }

test('the composer fits at any width, empty and while parts are chosen; axe finds nothing', async ({
  page,
  request,
}) => {
  await visit(page, `/id/simulation/${await templateOf(request, 'VINYL')}`)
  await expectToFit(page)
  await expectNoEnglish(page)
  await chooseFor(page, turntable, inIndonesian)
  await button(page, 'Pilih: Amplifier').click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await expectNoEnglish(page)
})

test('a saved system fits at any width, stands still with its pictures, and axe finds nothing', {
  tag: '@pictures',
}, async ({ page, request }) => {
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
  await visit(page, `/id/simulation/${saved.uuid}`)
  await untilNothingMoves(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sudut vinil')
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await expectNoEnglish(page)
})
