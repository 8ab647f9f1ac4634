import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { PaymentTruth, RawRequest, WebhookRead } from '../payment-provider.ts'
import { readProviderJson } from './provider-json.ts'
import { isSameText } from './same-text.ts'

const message = z.object({
  iyziEventType: z.string(),
  iyziPaymentId: z.string().default(''),
  token: z.string(),
  paymentConversationId: z.string().default(''),
  status: z.string(),
})

type Message = z.output<typeof message>

interface Around {
  secretKey: string
  retrieve: (token: string) => Promise<PaymentTruth | undefined>
}

/**
 * iyzico signs its messages for shops that have asked it to. One without a signature is nobody's, and costs no call; of
 * one that is signed, what is so is asked of iyzico.
 */
export async function readIyzicoWebhook(request: RawRequest, around: Around): Promise<WebhookRead> {
  const read = message.safeParse(readProviderJson(request.body))
  if (!read.success) return { kind: 'forged' }
  const { iyziEventType: event, token } = read.data
  const signature = request.headers.get('x-iyz-signature-v3') ?? ''
  if (!isSameText(signature.toLowerCase(), signatureOf(read.data, around.secretKey)))
    return { kind: 'forged' }
  // iyzico itself spells it both ways.
  if (!/^CHECKOUT_?FORM_AUTH$/.test(event)) return { kind: 'ignored', eventId: `${event}:${token}`, event }
  const truth = await around.retrieve(token)
  if (truth === undefined) return { kind: 'forged' }
  // Named by what iyzico answers: a message that overtakes the money does not use up the name of the next.
  return { kind: 'told', eventId: `${event}:${token}:${truth.state}`, event, truth }
}

function signatureOf(said: Message, secretKey: string): string {
  const { iyziEventType, iyziPaymentId, token, paymentConversationId, status } = said
  const signed = [secretKey, iyziEventType, iyziPaymentId, token, paymentConversationId, status].join('')
  return createHmac('sha256', secretKey).update(signed).digest('hex')
}
