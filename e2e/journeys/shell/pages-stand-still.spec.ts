import { aria9Indonesian } from '../../visits/cart-visit.ts'
import { untilNothingMoves, watchShiftsOnAPhone } from '../../visits/page-stands-still.ts'
import { test, visit } from '../../visits/shop-visit.ts'

test('on a phone nothing moves when fonts, script and pictures arrive', { tag: '@pictures' }, async ({
  page,
}) => {
  await watchShiftsOnAPhone(page)
  for (const address of [
    '/all/home-theater',
    '/flash-sale',
    `${aria9Indonesian}?variant=LRS-ARIA9-GWH`,
    '/id/article-product',
    '/id/article-product/lima-speaker-di-ruang-4-x-6-meter',
    '/id/page/kebijakan-pengiriman-barang',
    '/id/about-us',
    '/id/how-to-shop',
    '/id/company-profile',
    '/id/sitemap',
  ]) {
    await visit(page, address)
    await untilNothingMoves(page)
  }
})
