import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { Scenario } from '../scenario.ts'
import { buyOne, expectThat, moreOrders, type Stage } from '../stage.ts'
import { atTheEnd } from '../tidy.ts'

const paypal = 4
const transfer = 7
let place: Promise<number> | undefined

export const provider: Scenario = {
  name: 'provider',
  about:
    'a payment provider takes connections and never answers; orders stay, and can be paid in another way',
  mayFail: false,
  methods: [transfer],
  async prepare() {
    place ??= silentServer()
    return {
      settings: {
        PAYPAL_API_URL: `https://127.0.0.1:${await place}`,
        PAYPAL_CLIENT_ID: 'nobody',
        PAYPAL_CLIENT_SECRET: 'nothing',
        PAYPAL_WEBHOOK_ID: 'nowhere',
      },
    }
  },
  async run(stage) {
    // At once: they must not wait for each other either.
    await Promise.all(Array.from({ length: 6 }, () => payByPaypal(stage)))
    await moreOrders(stage, 5)
  },
}

async function payByPaypal(stage: Stage): Promise<void> {
  const { order, ask } = await buyOne(stage, paypal)
  expectThat(stage, order.payment.status === 'failed', `the payment at nobody is ${order.payment.status}`)
  const again = await ask('orderTransaction', { order: order.id, payment_method: paypal })
  expectThat(stage, again.ok && again.data.payment.status === 'failed', `another try: ${again.message}`)
  const otherwise = await ask('orderTransaction', { order: order.id, payment_method: transfer })
  const isOpen = otherwise.ok && otherwise.data.payment.status === 'open'
  expectThat(stage, isOpen, `paying in another way: ${otherwise.message}`)
}

/** Accepts and says nothing, not even what a secure connection begins with. */
async function silentServer(): Promise<number> {
  const held = new Set<Socket>()
  const server = createServer((socket) => {
    held.add(socket.on('error', () => {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atTheEnd(() => {
    server.close()
    for (const socket of held) socket.destroy()
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
