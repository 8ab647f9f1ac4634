import { randomUUID } from 'node:crypto'
import { createClient } from '@gema/contract/client.ts'
import { saveFlashSales } from '@gema/server/modules/pricing/pricing.ts'
import { unhurried } from '@gema/server/testing/unhurried.ts'
import type { Host } from '../host-process.ts'
import type { Scenario } from '../scenario.ts'
import { withDatabase } from '../seeded-shop.ts'
import { expectThat, moreOrders, type Stage } from '../stage.ts'

const minute = 60_000
const ahead = 5 * minute
const tries = { requests: 6, seconds: 60 }
const quota = 10
const salePrice = 50_000

export const clock: Scenario = {
  name: 'clock',
  about:
    'the clock of one host is five minutes ahead; sessions, limits, flash prices and deadlines keep nobody from buying',
  mayFail: false,
  settings: { rateLimits: { ...unhurried, 'sign-in': tries } },
  prepare: async ({ nth }) =>
    nth === 0
      ? {}
      : {
          nodeArgs: ['--import', './tools/faults/clock-ahead.ts'],
          settings: { CLOCK_AHEAD_MS: String(ahead) },
        },
  async run(stage) {
    const [right, wrong] = stage.hosts
    await expectSession(stage, { begunAt: wrong, usedAt: right })
    await expectSession(stage, { begunAt: right, usedAt: wrong })
    await expectLimit(stage)
    await holdFlashSale(stage)
    await moreOrders(stage, 40)
    await expectSold(stage)
  },
}

const askAt = ({ front }: Stage, host: Host, token?: string) =>
  createClient({ fetch: front.only(host), language: 'en', token: () => token })

/** Whoever signs in at one host is signed in at the other. */
async function expectSession(
  stage: Stage,
  { begunAt, usedAt }: { begunAt: Host; usedAt: Host },
): Promise<void> {
  const signedIn = await askAt(stage, begunAt)('userLogin', {
    email: 'dewi@surel.example',
    password: 'gema-demo',
  })
  const token = signedIn.ok ? signedIn.data.user_token : undefined
  const profile = await askAt(stage, usedAt, token)('userProfile', {})
  expectThat(stage, profile.ok, `a session of ${begunAt.name} at ${usedAt.name}: ${profile.message}`)
}

/** Whoever goes from host to host has no more tries than two windows give. */
async function expectLimit(stage: Stage): Promise<void> {
  let heard = 0
  for (let time = 0; time < 8 * tries.requests; time += 1) {
    const host = stage.hosts[time % 2] ?? stage.hosts[0]
    const answer = await askAt(stage, host)('userLogin', { email: 'bima@surel.example', password: 'a guess' })
    if (!answer.ok && answer.code !== 429) heard += 1
  }
  stage.told.push(`${heard} guesses were heard by two hosts, where ${tries.requests} are allowed`)
  expectThat(stage, heard <= 2 * tries.requests, `${heard} guesses of a password were heard`)
}

/** What everybody buys is in a sale that is over in two minutes: at the host that is ahead it is over already. */
const holdFlashSale = ({ url, variants }: Stage) =>
  withDatabase(url, async ({ db, session }) => {
    const { rows } = await session((run) =>
      run('select id from inventories where uuid = any($1::uuid[])', [variants]),
    )
    const now = Date.now()
    await saveFlashSales(db, [
      {
        uuid: randomUUID(),
        name: { en: 'Last minutes', id: 'Menit terakhir' },
        startsAt: new Date(now - minute),
        endsAt: new Date(now + 2 * minute),
        items: rows.slice(0, 4).map(({ id }) => ({
          ...{ inventoryId: Number(id), price: salePrice, quota, sold: 0, perCustomer: 2 },
        })),
      },
    ])
  })

/** No more were sold at the price of the sale than there were, and nobody's order was ended before its time. */
const expectSold = (stage: Stage) =>
  withDatabase(stage.url, async ({ session }) => {
    const { rows } = await session((run) =>
      run(
        `select (select coalesce(max(sold), 0)::int from flash_sale_items where price = $1) as sold,
          (select count(*)::int from orders where email like 'faults-%' and cancelled_at is not null) as ended`,
        [salePrice],
      ),
    )
    const [{ sold, ended } = { sold: 0, ended: 0 }] = rows
    stage.told.push(`at most ${sold} of ${quota} were sold of one variant at the price of the sale`)
    expectThat(stage, Number(sold) <= quota, `${sold} of ${quota} were sold at the price of the sale`)
    expectThat(stage, Number(ended) === 0, `${ended} orders were ended before their time`)
  })
