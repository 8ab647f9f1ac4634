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
const tries = { requests: 6, seconds: 600 }
/** So few that it is sold out: nobody may sell another one, whatever their clock says. */
const quota = 1
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

/** Whoever goes from host to host has no more tries than at one, and waits no longer. */
async function expectLimit(stage: Stage): Promise<void> {
  let heard = 0
  let wait = 0
  for (let time = 0; time < 4 * tries.requests; time += 1) {
    const host = stage.hosts[time % 2] ?? stage.hosts[0]
    const answer = await askAt(stage, host)('userLogin', { email: 'bima@surel.example', password: 'a guess' })
    if (answer.ok) continue
    if (answer.code === 429) wait = Math.max(wait, answer.retryAfter ?? 0)
    else heard += 1
  }
  stage.told.push(`${heard} guesses were heard by two hosts; the next is heard in ${wait} s`)
  expectThat(stage, heard <= tries.requests, `${heard} guesses of a password were heard`)
  expectThat(stage, 0 < wait && wait <= tries.seconds, `after ${tries.requests} guesses, wait ${wait} s`)
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
          ...{ inventoryId: Number(id), price: salePrice, quota, sold: 0, perCustomer: 1 },
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
    expectThat(stage, Number(sold) > 0, 'nothing was sold at the price of the sale')
    expectThat(stage, Number(sold) <= quota, `${sold} of ${quota} were sold at the price of the sale`)
    expectThat(stage, Number(ended) === 0, `${ended} orders were ended before their time`)
  })
