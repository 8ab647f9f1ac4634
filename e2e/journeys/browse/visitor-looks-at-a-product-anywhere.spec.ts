import { aria9, aria9Indonesian } from '../../visits/cart-visit.ts'
import { expectAllToFitAPhone, expectScreenToFit } from '../../visits/page-fits.ts'
import { test } from '../../visits/shop-visit.ts'
import { testWithoutScript } from '../../visits/without-script.ts'

test('a product fits at any width, and axe finds nothing', async ({ page }) => {
  await expectScreenToFit(page, aria9Indonesian)
})

testWithoutScript('in English it fits the narrowest phone', async ({ page }) => {
  await expectAllToFitAPhone(page, [`${aria9}?variant=LRS-ARIA9-GBK`])
})
