import type { Host } from '../host-process.ts'
import type { Scenario } from '../scenario.ts'
import { expectThat, type Stage } from '../stage.ts'
import { pause, waitUntil } from '../wait-until.ts'

const awayMs = 15_000
/** Until a host has noticed, it shows what it has as it is. */
const noticedWithin = 3_000

export const away: Scenario = {
  name: 'away',
  about:
    'the database is away for 15 s; pages that are in memory are shown with a notice, and both hosts recover',
  mayFail: true,
  async run(stage) {
    await eachPage(stage, (host, page) => look(stage, host, page))
    await stage.postgres.stop()
    const until = performance.now() + awayMs
    await pause(noticedWithin)
    expectThat(stage, !(await stage.hosts[0].isReady()), 'a host without its database says that it is ready')
    let shown = 0
    const wrong = new Set<string>()
    while (performance.now() < until) {
      await eachPage(stage, async (host, page) => {
        const seen = await look(stage, host, page)
        if (seen === 'notice') shown += 1
        else wrong.add(`${page} at ${host.name} while the database was away: ${seen}`)
      })
      await pause(1_000)
    }
    stage.told.push(`${shown} pages were shown with the notice`)
    stage.broken.push(...wrong)
    await stage.postgres.start()
    const isAsBefore = async () => {
      let all = true
      await eachPage(stage, async (host, page) => {
        all &&= (await look(stage, host, page)) === 'page'
      })
      return all
    }
    const took = await waitUntil(isAsBefore, { within: 30_000 })
    expectThat(stage, took !== undefined, 'pages still had the notice 30 s after the database was back')
  },
}

const eachPage = async (stage: Stage, work: (host: Host, page: string) => Promise<unknown>) => {
  for (const host of stage.hosts) for (const page of stage.shown.pages) await work(host, page)
}

/** What somebody sees: the page as it is, the page with the notice, or something else. */
async function look({ front }: Stage, host: Host, page: string): Promise<string> {
  const response = await front.only(host)(`http://shop.internal${page}`)
  const hasNotice = (await response.text()).includes('class="away-notice"')
  const cache = response.headers.get('cache-control') ?? ''
  if (response.status === 200 && hasNotice && cache === 'no-store') return 'notice'
  if (response.status === 200 && !hasNotice && cache.includes('s-maxage')) return 'page'
  return `${response.status}, ${hasNotice ? 'a notice' : 'no notice'}, Cache-Control: ${cache}`
}
