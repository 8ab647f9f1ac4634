import path from 'node:path'
import { openHost } from '@gema/host/open-host.ts'
import { silentProgress } from '@gema/host/progress.ts'
import { saveLanguage } from '@gema/server/modules/languages/languages.ts'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import { loadConfig } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { unhurried } from '@gema/server/testing/unhurried.ts'
import { arabicWords } from './arabic-words.ts'
import { openBackOffice } from './back-office.ts'

/**
 * The demo shop as visitors get it, with three additions for the journeys: a third language that is read from right to
 * left, limits that many browsers at one address do not reach, and a back office.
 */
const config = loadConfig()
const log = createLog('error')
const host = await openHost({ config, log, say: silentProgress })
const { db } = host.running.shop
await saveLanguage(db, { code: 'ar', name: 'العربية', direction: 'rtl', position: 3 }, arabicWords)
await changeSettings(db, {
  rateLimits: unhurried,
})
const office = openBackOffice(host.running.database, host.port)
console.log(`serving ${path.basename(config.dataDir)} on ${host.port}`)

const stop = () => {
  office.close()
  host.close().then(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
