import type { paymentMethodFetch } from '@gema/contract/calls/checkout.ts'
import { sentenceOf } from '@gema/contract/refusals.ts'
import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import { formatMoney } from '@gema/contract/values/money.ts'
import { keyOfMethod } from '@gema/contract/values/payment-method.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { priceCart } from '../../modules/cart/cart.ts'
import {
  methodName,
  orderToPay,
  type PaymentOffer,
  paymentOffers,
  type ToBePaid,
} from '../../modules/checkout/checkout.ts'
import { readSettings, type ShopSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { buyerOf, cartOwnerOf, type Shopper } from '../callers/cart-owner.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { moneyOf } from '../cart/present-cart.ts'
import { methodWords } from './method-words.ts'

/** The ways to pay for the cart of the caller, or for an order of theirs. */
export const answerPaymentMethodFetch: Handler<typeof paymentMethodFetch, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const { order: uuid, key } = input
  const order = uuid === undefined ? undefined : await orderOfCaller(shop, caller, { order: uuid, key })
  if (uuid !== undefined && order === undefined) return refuse('order_unknown')
  const settings = await readSettings(shop.db)
  const paid = order === undefined ? await cartToPay(shop, caller) : await orderToPay(shop.db, order)
  const offers = paymentOffers(shop.payments, settings, paid)
  return {
    methods: offers.map((offer) => presentMethod(offer, settings, language)),
    message: offers.length === 0 ? sentenceOf('payment_unavailable', language) : null,
  }
}

async function cartToPay(shop: Shop, caller: Shopper): Promise<ToBePaid> {
  const at = { now: shop.clock.now(), buyerIn: buyerOf(caller) }
  const priced = await priceCart(shop.db, cartOwnerOf(caller), at)
  return {
    total: priced.totals.total,
    regionCode: priced.destination?.code,
    allParcelsAllowCod: priced.parcels.every(({ chosen }) => chosen?.allowsCod !== false),
  }
}

function presentMethod(offer: PaymentOffer, settings: ShopSettings, language: string): PaymentMethod {
  const { method, charge, refused } = offer
  const { tab, logos, ...text } = methodWords[method]
  const most = formatMoney(settings.codMost, moneyOf(settings))
  return {
    id: method,
    key: keyOfMethod(method),
    tab,
    name: methodName(method, language),
    text: language === 'id' ? text.id : text.en,
    is_available: refused === undefined,
    reason: refused === undefined ? null : sentenceOf(refused, language, { most }),
    is_sandbox: offer.isSandbox,
    deadline_minutes: offer.deadlineMinutes,
    presentment:
      charge?.rate === undefined
        ? null
        : {
            currency: charge.currency,
            amount_minor: charge.minor,
            exponent: charge.exponent,
            rate: charge.rate.rupiah,
            rate_source: charge.rate.source,
            rate_time: charge.rate.time,
          },
    logos,
  }
}
