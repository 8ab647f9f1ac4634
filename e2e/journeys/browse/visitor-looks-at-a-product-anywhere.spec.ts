import { aria9, aria9Indonesian } from '../../visits/cart-visit.ts'
import { expectAllToFitAPhone, expectScreenToFit } from '../../visits/page-fits.ts'
import { untilNothingMoves, watchShiftsOnAPhone } from '../../visits/page-stands-still.ts'
import { test, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript } from '../../visits/without-script.ts'

test('a product fits at any width, nothing moves in it, and axe finds nothing', { tag: '@pictures' }, async ({
  page,
}) => {
  await watchShiftsOnAPhone(page)
  await visit(page, `${aria9Indonesian}?variant=LRS-ARIA9-GWH`)
  await untilNothingMoves(page)
  await expectScreenToFit(page, aria9Indonesian, untilNothingMoves)
})

testWithoutScript('in English it fits the narrowest phone', async ({ page }) => {
  await expectAllToFitAPhone(page, [`${aria9}?variant=LRS-ARIA9-GBK`])
})
