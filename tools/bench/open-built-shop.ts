import { shopCommand, shopEnvironment } from '../setup/shop-command.mjs'
import { heard, startProgram } from './child-program.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The built demo shop on its embedded database, as whoever tries it gets it; gone after the work. */
export async function withBuiltShop(port: number, work: (site: string) => Promise<void>): Promise<void> {
  const { folder, remove } = await temporaryFolder()
  const site = `http://localhost:${port}`
  const shop = startProgram({
    file: process.execPath,
    args: shopCommand,
    env: {
      ...shopEnvironment,
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: '',
      DATA_DIR: folder,
      SITE_URL: site,
      DEMO: '1',
    },
  })
  try {
    await heard(shop, /(is open:)/)
    await work(site)
  } finally {
    await shop.end()
    await remove()
  }
}
