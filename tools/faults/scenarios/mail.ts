import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { aMailServer, type MailServer, type ReceivedMail } from '@gema/server/testing/a-mail-server.ts'
import { freePort } from '../../testing/free-port.ts'
import type { Scenario } from '../scenario.ts'
import { withDatabase } from '../seeded-shop.ts'
import { expectThat, moreOrders, type Stage } from '../stage.ts'
import { atTheEnd } from '../tidy.ts'
import { pause, waitUntil } from '../wait-until.ts'

const port = freePort()
let server: MailServer | undefined
const arrivalLimit = 90_000

export const mail: Scenario = {
  name: 'mail',
  about: 'the mail server is gone; orders go on, and once it is there again every mail arrives exactly once',
  mayFail: false,
  prepare: async () => ({ settings: { SMTP_URL: `smtp://127.0.0.1:${await port}` } }),
  async run(stage) {
    await moreOrders(stage, 15)
    const waiting = await unsent(stage)
    expectThat(stage, waiting > 0, 'mails were sent to a server that is not there')
    stage.told.push(`${waiting} mails waited for the mail server`)
    server = await aMailServer()
    atTheEnd(() => server?.close())
    await openTo(server)
  },
  async settle(stage) {
    const isAllSent = async () => {
      await tryAgainNow(stage)
      await pause(500)
      return (await unsent(stage)) === 0
    }
    const took = await waitUntil(isAllSent, { within: arrivalLimit })
    expectThat(stage, took !== undefined, `${await unsent(stage)} mails were not sent in time`)
    expectOnce(stage, server?.received ?? [])
  },
}

/** Everybody buys once, and is told so once. */
function expectOnce(stage: Stage, received: ReceivedMail[]): void {
  const counts = new Map<string, number>()
  for (const recipient of received.flatMap(({ to }) => to).filter((each) => each.startsWith('faults-')))
    counts.set(recipient, (counts.get(recipient) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count > 1)
  expectThat(stage, often.length === 0, `${often.length} buyers got a mail more than once`)
  const missing = [...stage.ledger.acknowledged.keys()].filter((email) => !counts.has(email))
  expectThat(stage, missing.length === 0, `${missing.length} buyers got no mail`)
  stage.told.push(`${received.length} mails arrived for ${counts.size} buyers`)
}

/** Opens the port that was closed, and leads to the mail server. */
async function openTo({ url }: MailServer): Promise<void> {
  const behind = Number(new URL(url).port)
  const door = createServer((socket) => {
    const further = connect(behind, '127.0.0.1')
    socket.on('error', () => further.destroy()).pipe(further)
    further.on('error', () => socket.destroy()).pipe(socket)
  })
  door.listen(await port, '127.0.0.1')
  await once(door, 'listening')
  atTheEnd(() => door.close())
}

const unsent = ({ url }: Stage): Promise<number> =>
  withDatabase(url, (database) =>
    database.session(async (run) => {
      const { rows } = await run(
        "select count(*)::int as count from mail_messages where sent_at is null and recipient like 'faults-%'",
        [],
      )
      return Number(rows[0]?.count)
    }),
  )

/** The next try would come by itself after pauses that grow from half a minute: this spares the waiting, nothing else. */
const tryAgainNow = ({ url }: Stage) =>
  withDatabase(url, (database) =>
    database.session((run) =>
      run("update jobs.job set start_after = now() where name = 'send-mail' and state = 'retry'", []),
    ),
  )
