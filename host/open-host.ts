import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMailbox } from '@gema/demo/mailbox/mailbox.ts'
import type { Config } from '@gema/server/platform/config.ts'
import type { Log } from '@gema/server/platform/log.ts'
import { createRequestHandler } from './handle-request.ts'
import { listen } from './listen.ts'
import { createPages, type RenderPage } from './pages.ts'
import type { Say } from './progress.ts'
import { type RunningShop, runShop } from './run-shop.ts'
import { readStaticFiles, type StaticFile } from './static-files.ts'

const storefrontBuild = path.join(import.meta.dirname, '../storefront/build')
const demoFolder = path.join(import.meta.dirname, '../demo')

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
  const running = await runShop({ config, log, say })
  try {
    const { renderPage } = await builtStorefront()
    const handle = createRequestHandler({
      config,
      log,
      app: running.app,
      staticFiles: await allStaticFiles(config.demo),
      demo: config.demo ? createMailbox(running.shop.db) : undefined,
      pages: createPages({ ...running, log, renderer: async () => renderPage, withPolicy: true }),
    })
    const listening = await listen(config, handle)
    return {
      port: listening.port,
      running,
      async close() {
        await listening.close()
        await running.close()
      },
    }
  } catch (error) {
    await running.close()
    throw error
  }
}

/** The files of the storefront, and in demo mode the logos of the invented makers. */
async function allStaticFiles(demo: boolean): Promise<Map<string, StaticFile>> {
  const files = await readStaticFiles(path.join(storefrontBuild, 'client'))
  if (!demo) return files
  const logos = await readStaticFiles(path.join(demoFolder, 'brand-logos'), '/brand-logos')
  return new Map([...files, ...logos])
}

const builtStorefront = (): Promise<{ renderPage: RenderPage }> =>
  import(pathToFileURL(path.join(storefrontBuild, 'server/index.js')).href)
