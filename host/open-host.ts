import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '@gema/server/platform/config.ts'
import type { Log } from '@gema/server/platform/log.ts'
import { createRequestHandler } from './handle-request.ts'
import { listen } from './listen.ts'
import { createPages, type RenderPage } from './pages.ts'
import type { Say } from './progress.ts'
import { type RunningShop, runShop } from './run-shop.ts'
import { demoFiles, readStaticFiles } from './static-files.ts'
import { warmPictures } from './warm-pictures.ts'

const storefrontBuild = path.join(import.meta.dirname, '../storefront/build')

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
}: {
  config: Config
  log: Log
  say: Say
}): Promise<OpenHost> {
  const { renderPage } = await builtStorefront()
  const running = await runShop({ config, log, say })
  try {
    const handle = createRequestHandler({
      config,
      log,
      app: running.app,
      staticFiles: new Map([
        ...(await readStaticFiles(path.join(storefrontBuild, 'client'))),
        ...(await demoFiles(config.demo)),
      ]),
      demo: running.demoPages,
      pages: createPages({ ...running, log, renderer: async () => renderPage, withPolicy: true }),
    })
    const listening = await listen(config, handle)
    running.listensOn(listening.port)
    let closing = false
    const warming = config.demo ? warmPictures(handle, () => closing).catch(ignored(log)) : undefined
    return {
      port: listening.port,
      running,
      async close() {
        closing = true
        await warming
        await listening.close()
        await running.close()
      },
    }
  } catch (error) {
    await running.close()
    throw error
  }
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
