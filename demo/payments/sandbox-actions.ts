import { randomBytes } from 'node:crypto'
import type { Closed } from './sandbox-page.ts'
import type { SandboxLeave, SandboxPayment, SandboxProvider, SandboxStore } from './sandbox-provider.ts'
import type { DoAfter, SandboxWebhooks } from './sandbox-webhooks.ts'

export const sandboxActions = ['pay', 'pay-twice', 'pay-later', 'decline', 'leave'] as const
export type SandboxAction = (typeof sandboxActions)[number]

/** How long the shop hears nothing of a payment that is made known later. */
const later = 15_000

interface ActionParts {
  store: SandboxStore
  now: () => Date
  webhooks: SandboxWebhooks
  after: DoAfter
}

/** Nothing while something can be done about a payment, else why not. */
export function closedBecause(payment: SandboxPayment, now: Date): Closed | undefined {
  const { expiresAt, paysAt } = payment.extra
  if (payment.state !== 'open') return payment.state
  if (paysAt !== undefined && new Date(paysAt) > now) return 'waiting'
  return expiresAt !== undefined && new Date(expiresAt) <= now ? 'expired' : undefined
}

export type ActOnPayment = (
  provider: SandboxProvider,
  id: string,
  action: SandboxAction,
) => Promise<SandboxLeave | undefined>

/** Does what was chosen on a hosted page, once however often it is chosen, and answers where the browser goes then. */
export function createSandboxActions({ store, now, webhooks, after }: ActionParts): ActOnPayment {
  const inTurn = createTurns()
  const paid = (provider: SandboxProvider, payment: SandboxPayment): SandboxPayment => ({
    ...payment,
    state: 'paid',
    receipt: payment.receipt ?? provider.newReceipt?.() ?? randomBytes(9).toString('hex').toUpperCase(),
  })
  const land = (provider: SandboxProvider, id: string) =>
    inTurn(id, async () => {
      const payment = await store.find(provider.key, id)
      if (payment?.state !== 'open') return
      const settled = paid(provider, payment)
      await store.save(settled)
      await webhooks.tell(provider, settled)
    })
  return (provider, id, action) =>
    inTurn(id, async () => {
      const payment = await store.find(provider.key, id)
      if (payment === undefined) return undefined
      const closed = closedBecause(payment, now())
      if (closed !== undefined) return provider.leave(payment, ways[closed])
      if (action === 'leave') return provider.leave(payment, 'cancelled')
      if (action === 'decline') {
        const failed: SandboxPayment = { ...payment, state: 'failed' }
        await store.save(failed)
        await webhooks.tell(provider, failed)
        return provider.leave(failed, 'failed')
      }
      const settled = paid(provider, payment)
      if (action === 'pay-later') {
        // Until then whoever asks is told what the shop believes: that it is open.
        const paysAt = new Date(now().getTime() + later).toISOString()
        const extra = { ...payment.extra, paysAt }
        const waiting: SandboxPayment = { ...settled, state: 'open', extra }
        await store.save(waiting)
        after(later, () => land(provider, id))
        return provider.leave(waiting, 'paid')
      }
      await store.save(settled)
      await webhooks.tell(provider, settled, action === 'pay-twice' ? 2 : 1)
      return provider.leave(settled, 'paid')
    })
}

const ways = { paid: 'paid', waiting: 'paid', failed: 'failed', expired: 'cancelled' } as const

/** Whatever is done about one payment is done one after the other. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(id) ?? Promise.resolve()).then(work, work)
    last.set(id, turn)
    const forget = () => void (last.get(id) === turn && last.delete(id))
    turn.then(forget, forget)
    return turn
  }
}
