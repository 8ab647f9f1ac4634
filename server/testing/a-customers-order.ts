import type { Order } from '@gema/contract/calls/order.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { aCheckout, fillCart } from './a-checkout.ts'
import { aProduct } from './a-product.ts'
import type { SignedInCustomer } from './a-signed-in-customer.ts'
import { anAddress } from './an-address.ts'
import { answered } from './answered.ts'
import type { TestShop } from './start-test-shop.ts'

/** An order that a customer has placed, of a product of its own, by bank transfer unless told otherwise. */
export async function aCustomersOrder(
  shop: TestShop,
  { ask }: Pick<SignedInCustomer, 'ask'>,
  given: { method?: PaymentMethodId; name?: string; quantity?: number } = {},
): Promise<Order> {
  const { method = 7, name = 'Laras One', quantity = 1 } = given
  const product = await aProduct(shop, { defaultPrice: 1_500_000, stock: 9, name: { en: name, id: name } })
  const total = await fillCart(ask, product.variants[0]?.uuid ?? '', quantity)
  const [known] = answered(await ask('userAddressFetch', {}))
  const address = known ?? answered(await ask('userAddressStore', anAddress()))
  const { address: _, email: __, ...checkout } = aCheckout(total, { payment_method: method })
  return answered(await ask('checkoutStore', { ...checkout, address_id: address.id }))
}
