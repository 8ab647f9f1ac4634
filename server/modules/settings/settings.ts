import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { madeOnce } from '../../platform/made-once.ts'
import { rememberLast } from '../../platform/remember.ts'
import { defaultSettings, type ShopSettings } from './default-settings.ts'
import { selectSettings, upsertSettings } from './settings-queries.ts'

export type { FooterHeading, RateLimit, SettingLink, ShopSettings, TopBanner } from './default-settings.ts'

/** All settings: what the shop has set, completed by the defaults. */
export const readSettings = async (db: Db): Promise<ShopSettings> => settingsOf(await selectSettings(db))

const settingsOf = madeOnce((rows: { name: string; value: unknown }[]): ShopSettings => {
  const stored: Partial<ShopSettings> = Object.fromEntries(rows.map((row) => [row.name, row.value]))
  // A limit that a later version brings must hold in a shop that has set the others.
  const rateLimits = { ...defaultSettings.rateLimits, ...stored.rateLimits }
  return { ...defaultSettings, ...stored, rateLimits }
})

/** The settings for who needs them with every request: some seconds old, and there also while they cannot be read. */
export const rememberSettings = (db: Db, clock: Clock): (() => Promise<ShopSettings>) =>
  rememberLast(5, clock, () => readSettings(db))

/** Sets some settings and leaves the others alone. */
export async function changeSettings(db: Db, changed: Partial<ShopSettings>): Promise<void> {
  const rows = Object.entries(changed).map(([name, value]) => ({ name, value }))
  if (rows.length > 0) await upsertSettings(db, rows)
}
