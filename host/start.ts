import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMailbox } from '@gema/demo/mailbox/mailbox.ts'
import { loadConfig } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { announce } from './announce.ts'
import { createRequestHandler } from './handle-request.ts'
import { listen } from './listen.ts'
import { createPages, type RenderPage } from './pages.ts'
import { terminalProgress } from './progress.ts'
import { runShop } from './run-shop.ts'
import { readStaticFiles } from './static-files.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { tellAndExit } from './tell-and-exit.ts'

const storefrontBuild = path.join(import.meta.dirname, '../storefront/build')

async function start(): Promise<void> {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const say = terminalProgress(process.stdout)
  const running = await runShop({ config, log, say })
  try {
    const { renderPage } = (await import(
      pathToFileURL(path.join(storefrontBuild, 'server/index.js')).href
    )) as {
      renderPage: RenderPage
    }
    const handle = createRequestHandler({
      config,
      log,
      app: running.app,
      staticFiles: await readStaticFiles(path.join(storefrontBuild, 'client')),
      demo: config.demo ? createMailbox(running.shop.db) : undefined,
      pages: createPages({ ...running, log, renderer: async () => renderPage, withPolicy: true }),
    })
    const listening = await listen(config, handle)
    stopOnSignal(async () => {
      await listening.close()
      await running.close()
    })
    announce(say, { config, port: listening.port, running })
  } catch (error) {
    await running.close()
    throw error
  }
}

await start().catch(tellAndExit)
