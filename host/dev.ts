import path from 'node:path'
import { loadConfig } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { announce } from './announce.ts'
import { createRequestHandler } from './handle-request.ts'
import { listen } from './listen.ts'
import { createPages, type RenderPage } from './pages.ts'
import { terminalProgress } from './progress.ts'
import { runShop } from './run-shop.ts'
import { demoFiles } from './static-files.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { tellAndExit } from './tell-and-exit.ts'

const storefront = path.join(import.meta.dirname, '../storefront')

/** `npm run dev`: the same shop, with pages that change in place as their files are edited. */
async function develop(): Promise<void> {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const say = terminalProgress(process.stdout)
  const running = await runShop({ config, log, say })
  const vite = await createServer({
    root: storefront,
    configFile: path.join(storefront, 'vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const renderer = async (): Promise<RenderPage> => {
    const { ssr } = vite.environments
    if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('the pages cannot be run here')
    const module = await ssr.runner.import<{ renderPage: RenderPage }>('/app/render-pages.ts')
    return module.renderPage
  }
  const handle = createRequestHandler({
    config,
    log,
    app: running.app,
    staticFiles: await demoFiles(config.demo),
    demo: running.demoPages,
    pages: createPages({ ...running, log, renderer, withPolicy: false }),
    withPolicy: false,
  })
  const listening = await listen(config, handle, (listener) => (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing))
  })
  running.listensOn(listening.port)
  stopOnSignal(async () => {
    // Vite holds nothing that must be saved, and takes its time to close.
    await listening.close()
    await running.close()
  })
  announce(say, { config, port: listening.port, running })
}

await develop().catch(tellAndExit)
