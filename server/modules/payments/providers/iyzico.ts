import { z } from 'zod'
import { type PaymentProvider, ProviderDown } from '../payment-provider.ts'
import { chargedCurrency, iyzicoExponents } from './currency-exponents.ts'
import { createIyzicoApi, type IyzicoSetup } from './iyzico-api.ts'
import { iyzicoFormOf } from './iyzico-form.ts'
import { refundIyzico } from './iyzico-refund.ts'
import { retrieveIyzico } from './iyzico-truth.ts'
import { readIyzicoWebhook } from './iyzico-webhook.ts'
import { inShape } from './provider-json.ts'

const begun = z.object({ token: z.string(), paymentPageUrl: z.string() })

/** iyzico by its Checkout Form. Whoever holds the token of a form can only ask iyzico what has become of it. */
export function createIyzico(setup: IyzicoSetup): PaymentProvider {
  const api = createIyzicoApi(setup)
  const retrieve = (token: string) => retrieveIyzico(api, token)
  return {
    method: 6,
    name: 'iyzico',
    isSandbox: setup.isSandbox,
    chargeIn: (shopCurrency) => chargedCurrency(iyzicoExponents, shopCurrency),
    async start(wish) {
      const answer = await api('/payment/iyzipos/checkoutform/initialize/auth/ecom', iyzicoFormOf(wish))
      if (answer.status !== 'success') {
        throw new ProviderDown(`iyzico begins no form: ${answer.errorCode} ${answer.errorMessage}`)
      }
      const { token, paymentPageUrl } = inShape(begun, answer)
      return { reference: token, payingPlace: { url: paymentPageUrl, fields: null } }
    },
    async ask(reference) {
      const without = { uuid: undefined, charge: undefined, receipt: undefined }
      return (await retrieve(reference)) ?? { state: 'open', reference, ...without }
    },
    readWebhook: (request) => readIyzicoWebhook(request, { secretKey: setup.keys.secretKey, retrieve }),
    async readCallback({ token }) {
      return token === undefined ? undefined : (await retrieve(token))?.reference
    },
    refund: (wish) => refundIyzico(api, wish),
  }
}
