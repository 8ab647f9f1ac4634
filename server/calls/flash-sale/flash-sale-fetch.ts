import type { flashSaleFetch } from '@gema/contract/calls/flash-sale.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { readCards, variantCards } from '../../modules/catalogue/catalogue.ts'
import { type RunningSale, runningAndNextSales } from '../../modules/pricing/pricing.ts'
import type { Shop } from '../../shop.ts'
import { presentFlashSale } from './present-flash-sale.ts'
import { saleToTest } from './sale-to-test.ts'

const ahead = 36 * 60 * 60 * 1000
const most = 6

/** The flash sales that run now and the next ones, in the order of their time. */
export const answerFlashSaleFetch: Handler<typeof flashSaleFetch, Shop> = async (
  input,
  { shop, language },
) => {
  const now = shop.clock.now()
  if (input.test !== undefined && !shop.config.demo) return refuse('list_unknown')
  const sales = input.test === undefined ? await salesOf(shop, now) : await saleToTest(shop.db, now)
  const ids = new Set(sales.flatMap(({ items }) => items.map(({ inventoryId }) => inventoryId)))
  const cards = await readCards(shop.db, variantCards([...ids]))
  const byVariant = new Map(cards.map((card) => [card.inventoryId, card]))
  return {
    server_time: now.toISOString(),
    flash_sales: sales.map((sale) => presentFlashSale(sale, { language, now, cards: byVariant })),
  }
}

const salesOf = (shop: Shop, now: Date): Promise<RunningSale[]> =>
  runningAndNextSales(shop.db, { now, until: new Date(now.getTime() + ahead), most })
