import { aria9, aria9Indonesian } from '../../visits/cart-visit.ts'
import { expectScreenToFit } from '../../visits/page-fits.ts'
import { untilNothingMoves, watchShiftsOnAPhone } from '../../visits/page-stands-still.ts'
import { test, visit } from '../../visits/shop-visit.ts'

test('a product fits at any width in both languages, nothing moves in it, and axe finds nothing', async ({
  page,
}) => {
  await watchShiftsOnAPhone(page)
  await visit(page, `${aria9}?variant=LRS-ARIA9-GBK`)
  await untilNothingMoves(page)
  await expectScreenToFit(
    page,
    { english: aria9, indonesian: `${aria9Indonesian}?variant=LRS-ARIA9-GWH` },
    untilNothingMoves,
  )
})
