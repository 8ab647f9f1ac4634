import type { PaymentTruth, RawRequest, WebhookRead } from '../payment-provider.ts'
import type { PaypalApi } from './paypal-api.ts'
import { type PaypalProof, readPaypalProof } from './paypal-proof.ts'
import { paypalEvent, paypalVerification } from './paypal-shapes.ts'
import { inShape, readProviderJson } from './provider-json.ts'

interface Around {
  api: PaypalApi
  webhookId: string
  /** Without taking any money. */
  ask: (reference: string) => Promise<PaymentTruth>
}

/**
 * Has PayPal itself say whether a message is its own; what is so is then asked, as messages can overtake each other. An
 * order that is approved is told as open: whether its money is wanted still is for the shop to say.
 */
export async function readPaypalWebhook(request: RawRequest, around: Around): Promise<WebhookRead> {
  const proof = readPaypalProof(request)
  if (proof === undefined) return { kind: 'forged' }
  const read = paypalEvent.safeParse(readProviderJson(request.body))
  if (!read.success || !(await isPaypals(request.body, proof, around))) return { kind: 'forged' }
  const { id: eventId, event_type: event, resource } = read.data
  const reference = orderOf(read.data)
  if (reference === undefined) return { kind: 'ignored', eventId, event }
  if (event !== approved) return { kind: 'told', eventId, event, truth: await around.ask(reference) }
  const uuid = resource.purchase_units?.[0]?.custom_id
  const truth: PaymentTruth = { state: 'open', reference, uuid, charge: undefined, receipt: undefined }
  return { kind: 'told', eventId, event, truth }
}

const approved = 'CHECKOUT.ORDER.APPROVED'

async function isPaypals(body: string, proof: PaypalProof, { api, webhookId }: Around): Promise<boolean> {
  const known = JSON.stringify({ ...proof, webhook_id: webhookId })
  const answer = await api({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The signature is over the text as it came: read and written anew it would be another one.
    body: `${known.slice(0, -1)},"webhook_event":${body}}`,
  })
  if (answer.status !== 200) return false
  return inShape(paypalVerification, answer.body).verification_status === 'SUCCESS'
}

/** The order that a message is about; nothing where it changes nothing about a payment. */
function orderOf({ event_type, resource }: ReturnType<typeof paypalEvent.parse>): string | undefined {
  if (event_type === approved) return resource.id
  const isAboutMoney = /^PAYMENT\.CAPTURE\.(COMPLETED|DENIED|DECLINED)$/.test(event_type)
  return isAboutMoney ? resource.supplementary_data?.related_ids?.order_id : undefined
}
