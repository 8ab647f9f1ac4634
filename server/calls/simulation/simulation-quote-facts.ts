import type { StoredLine, StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { defaultLanguage } from '@gema/contract/values/language.ts'
import { pictureForPaper } from '../../modules/media/media.ts'
import type { QuoteFacts, QuoteLine } from '../../modules/quotes/quotes.ts'
import { readSettings, type ShopSettings } from '../../modules/settings/settings.ts'
import type { Simulation } from '../../modules/simulation/simulation.ts'
import { ownStores, type Store } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { presentStored } from './present-stored.ts'

/** All that the quotation of a saved simulation is made of. */
export async function simulationQuoteFacts(
  shop: Shop,
  simulation: Simulation,
  language: string,
): Promise<QuoteFacts> {
  const [stored, settings, stores] = await Promise.all([
    presentStored(shop, simulation, language),
    readSettings(shop.db),
    ownStores(shop.db),
  ])
  return {
    simulation: simulationOf(stored, linkTo(shop, stored.uuid, language)),
    lines: await Promise.all(stored.products.map((line) => lineOf(shop, line))),
    saved: { price: stored.saved.price, bundleDiscount: stored.saved.bundle_discount },
    today: { price: stored.today.price, bundleDiscount: stored.today.bundle_discount },
    notes: stored.notes.map(({ verdict, sentence }) => ({ verdict, sentence })),
    seller: sellerOf(settings, shop.config.siteUrl),
    stores: stores.map(storeOf),
    money: {
      icon: settings.currencyIcon,
      position: settings.currencyPosition,
      decimalFormat: settings.decimalFormat,
    },
    language,
  }
}

/** Leads to the configured site, in the language of who asks. */
const linkTo = ({ config }: Shop, uuid: string, language: string): string =>
  `${config.siteUrl}${language === defaultLanguage ? '' : `/${language}`}/simulation/${uuid}`

const simulationOf = (
  { simulation_code: code, name, template, room, saved_at, checked_at }: StoredSimulation,
  url: string,
): QuoteFacts['simulation'] => ({
  ...{ code, name, url },
  template: template?.name ?? null,
  room: room && {
    ...{ length: room.length_cm, width: room.width_cm, height: room.height_cm },
    ...{ seats: room.seats, use: room.use, va: room.va },
  },
  savedAt: new Date(saved_at),
  checkedAt: new Date(checked_at),
})

const lineOf = async ({ files }: Shop, line: StoredLine): Promise<QuoteLine> => ({
  component: line.component.name,
  ...{ name: line.name, variant: line.variant, sku: line.sku, quantity: line.quantity, price: line.price },
  ...{ todayPrice: line.today_price, available: line.available, drift: line.drift, isLow: line.is_low },
  picture: line.image === null ? undefined : await pictureForPaper(files, line.image),
})

const sellerOf = (settings: ShopSettings, siteUrl: string): QuoteFacts['seller'] => ({
  name: settings.siteName,
  colour: /^#[0-9a-f]{6}$/i.test(settings.primaryColor) ? settings.primaryColor : '#4338ca',
  contact: [settings.phone, settings.email, new URL(siteUrl).host],
})

const storeOf = ({ name, address, city, postcode, phone, hours }: Store): QuoteFacts['stores'][number] => ({
  ...{ name, hours },
  lines: [address, `${city} ${postcode}`, phone],
})
