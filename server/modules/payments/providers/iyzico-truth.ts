import { z } from 'zod'
import type { PaymentTruth } from '../payment-provider.ts'
import { iyzicoExponents } from './currency-exponents.ts'
import type { IyzicoApi } from './iyzico-api.ts'
import { iyzicoReceipt } from './iyzico-receipt.ts'
import { reportIyzico } from './iyzico-report.ts'
import { inShape } from './provider-json.ts'
import { readCharge } from './read-charge.ts'

const form = z.object({
  paymentStatus: z.string().nullish(),
  fraudStatus: z.string().nullish(),
  basketId: z.string().nullish(),
})

const paidForm = z.object({
  paymentId: z.string(),
  paidPrice: z.string(),
  currency: z.string(),
  itemTransactions: z.array(z.object({ paymentTransactionId: z.string() })).min(1),
})

/** What iyzico says about a token; nothing where it knows no payment by it. */
export async function retrieveIyzico(api: IyzicoApi, token: string): Promise<PaymentTruth | undefined> {
  const answer = await api('/payment/iyzipos/checkoutform/auth/ecom/detail', { locale: 'en', token })
  const { paymentStatus, fraudStatus, basketId } = inShape(form, answer)
  if (answer.status !== 'success' && !paymentStatus) return undefined
  const truth = { reference: token, uuid: basketId ?? undefined }
  const without = { charge: undefined, receipt: undefined }
  if (answer.status === 'success' && paymentStatus === 'SUCCESS' && fraudStatus === '1') {
    const { paymentId, paidPrice, currency, itemTransactions } = inShape(paidForm, answer)
    if ((await reportIyzico(api, paymentId)).isGivenBack) return { ...truth, ...without, state: 'failed' }
    const charge = readCharge({ currency, amount: paidPrice }, iyzicoExponents)
    const [{ paymentTransactionId } = { paymentTransactionId: '' }] = itemTransactions
    return { ...truth, state: 'paid', charge, receipt: iyzicoReceipt({ paymentId, paymentTransactionId }) }
  }
  // A payment that iyzico still looks into (0) is no payment yet.
  const isRefused = paymentStatus === 'FAILURE' || fraudStatus === '-1'
  return { ...truth, ...without, state: isRefused ? 'failed' : 'open' }
}
