import { z } from 'zod'
import { type PaymentTruth, ProviderDown } from '../payment-provider.ts'
import { flutterwaveExponents } from './currency-exponents.ts'
import type { FlutterwaveAnswer, FlutterwaveApi } from './flutterwave-api.ts'
import { isGivenBack } from './flutterwave-refund.ts'
import { inShape } from './provider-json.ts'
import { readCharge } from './read-charge.ts'

const transaction = z.object({
  id: z.string(),
  tx_ref: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.string(),
})

export type FlutterwaveTransaction = z.output<typeof transaction>

/**
 * What has become of a payment by our own name for it. Flutterwave lets a shopper pay twice under one name: the first
 * transaction whose money is here counts, however often it is asked; its id is the receipt. Nothing before anybody has
 * tried to pay.
 */
export async function askFlutterwave(
  api: FlutterwaveApi,
  reference: string,
): Promise<PaymentTruth | undefined> {
  const verified = await transactionOfReference(api, reference)
  if (verified === undefined) return undefined
  const truth = await truthOfFlutterwave(api, verified)
  for (const id of await successfulIds(api, reference)) {
    // Sorted: none of the later ones can be the first.
    if (truth.state === 'paid' && !isBefore(id, verified.id)) return truth
    const transaction = id === verified.id ? undefined : await transactionOfId(api, id)
    if (transaction?.tx_ref !== reference) continue
    const other = await truthOfFlutterwave(api, transaction)
    if (other.state === 'paid') return other
  }
  return truth
}

const listed = z.array(transaction.pick({ id: true, tx_ref: true, status: true })).nullable()

async function successfulIds(api: FlutterwaveApi, reference: string): Promise<string[]> {
  const answer = await api('GET', `/transactions?tx_ref=${encodeURIComponent(reference)}&status=successful`)
  const found = 'data' in answer ? inShape(listed, answer.data) : null
  return (found ?? [])
    .filter(({ tx_ref, status }) => tx_ref === reference && status === 'successful')
    .map(({ id }) => id)
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
}

/** Ids are numbers, longer than a number can be. */
const isBefore = (one: string, other: string): boolean =>
  one.length === other.length ? one < other : one.length < other.length

const transactionOfReference = async (api: FlutterwaveApi, reference: string) =>
  found(await api('GET', `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`))

export const transactionOfId = async (api: FlutterwaveApi, id: string) =>
  found(await api('GET', `/transactions/${encodeURIComponent(id)}/verify`))

function found(answer: FlutterwaveAnswer): FlutterwaveTransaction | undefined {
  if ('data' in answer) return inShape(transaction, answer.data)
  if (/no transaction was found/i.test(answer.refused)) return undefined
  throw new ProviderDown(`Flutterwave does not tell about a transaction: ${answer.refused}`)
}

const failed = ['failed', 'cancelled']

/** What a transaction says, and whether its money is here still. */
export async function truthOfFlutterwave(
  api: FlutterwaveApi,
  { id, tx_ref, status, ...paid }: FlutterwaveTransaction,
): Promise<PaymentTruth> {
  const truth = { reference: tx_ref, uuid: tx_ref }
  if (status === 'successful') {
    const charge = readCharge(paid, flutterwaveExponents)
    if (!(await isGivenBack(api, id))) return { ...truth, state: 'paid', charge, receipt: id }
    return { ...truth, state: 'failed', charge: undefined, receipt: undefined }
  }
  return {
    ...truth,
    state: failed.includes(status) ? 'failed' : 'open',
    charge: undefined,
    receipt: undefined,
  }
}
