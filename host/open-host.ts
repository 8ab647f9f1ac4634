import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '@gema/server/platform/config.ts'
import type { Log } from '@gema/server/platform/log.ts'
import { measureProcess } from '@gema/server/platform/metrics/own-metrics.ts'
import { watchPool } from '@gema/server/platform/metrics/watch-pool.ts'
import { projectFolder } from '@gema/server/platform/project-folder.ts'
import { createRequestHandler } from './handle-request.ts'
import { createAnswerKept } from './kept/answer-kept.ts'
import { type OpenKeptAnswers, openKeptAnswers } from './kept/open-kept-answers.ts'
import { tellAnswered } from './kept/tell-answered.ts'
import { listen } from './listen.ts'
import { createDatabaseMetrics } from './metrics-database.ts'
import { createMetrics } from './metrics-responder.ts'
import { createPages, type RenderPage } from './pages.ts'
import type { Say } from './progress.ts'
import { type RunningShop, runShop } from './run-shop.ts'
import { demoFiles, readStaticFiles } from './static-files.ts'
import { warmPictures } from './warm-pictures.ts'

const storefrontBuild = path.join(projectFolder, 'storefront/build')

export interface OpenHost {
  port: number
  running: RunningShop
  /** Finishes requests and jobs under way, then closes the database. */
  close(): Promise<void>
}

/** The whole shop on one port: API, pages and jobs. The storefront must have been built. */
export async function openHost({
  config,
  log,
  say,
  metricsOfAll,
}: {
  config: Config
  log: Log
  say: Say
  /** What all processes on the port have counted together, where there are others. */
  metricsOfAll?: () => Promise<string>
}): Promise<OpenHost> {
  const { renderPage } = await builtStorefront()
  const running = await runShop({ config, log, say })
  let keeping: OpenKeptAnswers | undefined
  try {
    measureProcess()
    watchPools(running)
    const ofDatabase = createDatabaseMetrics({ ...running, clock: running.shop.clock, log })
    keeping = await openKeptAnswers({ ...running, log, megabytes: config.pageCacheMb })
    const parts = { ...running, ...keeping, log }
    const handle = createRequestHandler({
      config,
      log,
      app: parts.app,
      staticFiles: new Map([
        ...(await readStaticFiles(path.join(storefrontBuild, 'client'))),
        ...(await demoFiles(config.demo)),
      ]),
      demo: running.demoPages,
      pages: createPages({ ...parts, renderer: async () => renderPage, withPolicy: true }),
      metrics: createMetrics({ config, ofAll: metricsOfAll, ofDatabase }),
    })
    const answerKept = createAnswerKept({
      config,
      clock: running.shop.clock,
      kept: keeping.kept,
      answered: tellAnswered({ config, log }),
    })
    const listening = await listen(config, handle, (listener) => (incoming, outgoing) => {
      if (!answerKept(incoming, outgoing)) listener(incoming, outgoing)
    })
    running.listensOn(listening.port)
    let closing = false
    const warming = running.isNewDemo ? warmPictures(handle, () => closing).catch(ignored(log)) : undefined
    return {
      port: listening.port,
      running,
      async close() {
        closing = true
        await warming
        await listening.close()
        await keeping?.close()
        await running.close()
      },
    }
  } catch (error) {
    await keeping?.close()
    await running.close()
    throw error
  }
}

/** Those to the database itself, past a pooler, and to each copy. */
function watchPools({ database, publicReads }: Pick<RunningShop, 'database' | 'publicReads'>): void {
  if (database.pool) watchPool('main', database.pool)
  if (database.direct) watchPool('direct', database.direct)
  for (const [nth, pool] of publicReads.pools.entries()) watchPool(`replica ${nth + 1}`, pool)
}

const ignored = (log: Log) => (error: unknown) => log.warn({ err: error }, 'pictures could not be made ahead')

/** The pages cannot be shown. The message is one sentence that says what to do. */
export class PagesNotBuilt extends Error {
  override name = 'PagesNotBuilt'
}

async function builtStorefront(): Promise<{ renderPage: RenderPage }> {
  const entry = path.join(storefrontBuild, 'server/index.js')
  if (!existsSync(entry))
    throw new PagesNotBuilt('The pages are not built yet. Run npm run build, or use npm start.')
  return import(pathToFileURL(entry).href)
}
