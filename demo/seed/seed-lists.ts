import { slugOf } from '@gema/contract/values/slug.ts'
import { saveBundles, saveCollections } from '@gema/server/modules/catalogue/catalogue.ts'
import { saveShippingServices } from '@gema/server/modules/shipping/shipping.ts'
import { saveVouchers, type VoucherScope } from '@gema/server/modules/vouchers/vouchers.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { demoBundles } from '../data/bundles.ts'
import { demoCollections } from '../data/collections.ts'
import { codesOfZone, type DemoShippingService, demoShippingServices } from '../data/shipping.ts'
import { type DemoVoucher, demoVouchers } from '../data/vouchers.ts'
import { demoUuid } from '../demo-uuid.ts'
import type { KeepDemoPicture } from './demo-pictures.ts'
import { inventoryUuid, productUuid } from './seed-products.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
const jakartaAheadOfUtc = 7 * 60 * minute

interface Around {
  keep: KeepDemoPicture
  now: Date
}

/** Collections, bundles, vouchers and shipping: what stands on the products. */
export async function seedLists(db: Db, { keep, now }: Around): Promise<void> {
  const headOf = async (kind: string, list: (typeof demoBundles | typeof demoCollections)[number]) => ({
    uuid: demoUuid(`${kind} ${list.key}`),
    slug: { en: slugOf(list.name.en), id: slugOf(list.name.id) },
    name: list.name,
    text: list.text,
    image: await keep(list.picture),
  })
  await saveCollections(
    db,
    await Promise.all(
      demoCollections.map(async (list) => ({
        ...(await headOf('collection', list)),
        productUuids: list.products.map(productUuid),
      })),
    ),
  )
  await saveBundles(
    db,
    await Promise.all(
      demoBundles.map(async (bundle) => ({
        ...(await headOf('bundle', bundle)),
        discountPercent: bundle.discountPercent,
        items: bundle.items.map(([sku, quantity]) => ({ inventoryUuid: inventoryUuid(sku), quantity })),
      })),
    ),
  )
  await saveVouchers(
    db,
    demoVouchers.map((voucher) => voucherRow(voucher, now)),
  )
  await saveShippingServices(db, demoShippingServices.map(shippingDraft))
}

function voucherRow({ startsIn, endsIn, scope, maximumDiscount, ...voucher }: DemoVoucher, now: Date) {
  return {
    uuid: demoUuid(`voucher ${voucher.code}`),
    ...voucher,
    maximumDiscount: maximumDiscount ?? null,
    startsAt: dayIn(now, startsIn),
    endsAt: new Date(dayIn(now, endsIn + 1).getTime() - minute),
    scope: scopeOf(scope),
  }
}

/** Midnight in Jakarta: vouchers begin at 0.00 and end at 23.59. */
function dayIn(now: Date, days: number): Date {
  const today = Math.floor((now.getTime() + jakartaAheadOfUtc) / day)
  return new Date((today + days) * day - jakartaAheadOfUtc)
}

function scopeOf(scope: DemoVoucher['scope']): VoucherScope {
  if (!('keys' in scope)) return scope
  return { kind: scope.kind, uuids: scope.keys.map((key) => demoUuid(`${scope.kind} ${key}`)) }
}

function shippingDraft(service: DemoShippingService) {
  const band = { fromGrams: 0, toGrams: service.maximumKg * 1000 }
  const fares = Object.entries(service.fares).flatMap(([zone, { base, perKilogram, days }]) =>
    codesOfZone(zone).map((regionCode) => ({
      ...band,
      regionCode,
      base,
      perKilogram,
      daysFrom: days[0],
      daysTo: days[1],
    })),
  )
  return {
    uuid: demoUuid(`shipping ${service.key}`),
    kind: service.kind,
    courier: service.courier,
    name: service.name,
    volumetricDivisor: service.volumetricDivisor,
    minimumGrams: service.minimumKg * 1000,
    allowsCod: service.allowsCod,
    freeAbove: service.freeAbove ?? null,
    insuranceBasisPoints: Math.round(service.insurancePercent * 100),
    rates: fares,
  }
}
