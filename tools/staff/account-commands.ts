import { email as emailValue } from '@gema/contract/values/email.ts'
import { personName } from '@gema/contract/values/person-name.ts'
import { isCommonPassword } from '@gema/server/modules/accounts/rules/common-passwords.ts'
import { changeSettings, readSettings } from '@gema/server/modules/settings/settings.ts'
import { addStaff, changeStaffPassword, staffRoles, switchStaff } from '@gema/server/modules/staff/staff.ts'
import { systemClock } from '@gema/server/platform/clock.ts'
import type { Config } from '@gema/server/platform/config.ts'
import { DatabaseUnavailable, type Db } from '@gema/server/platform/database/database.ts'
import { isMigrated } from '@gema/server/platform/database/migrate.ts'
import { openDatabase } from '@gema/server/platform/database/open-database.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { askNewPassword } from './ask-password.ts'
import { amountOf, oneOf, Refused } from './refused.ts'
import { rupiah } from './texts.ts'

type Given = Record<string, string>

/** Commands about accounts open the database itself: before the first account there is nobody who could sign in. */
export const accountCommands = {
  async add(config: Config, given: Given): Promise<string> {
    const email = emailOf(given)
    const role = oneOf(given.role ?? '', staffRoles)
    const named = personName.safeParse(given.name)
    if (!named.success) throw new Refused(`"${given.name}" is no name.`)
    const name = named.data
    return withDatabase(config, async (db) => {
      const password = await newPassword({ name, email })
      const added = await addStaff(db, systemClock, { email, name, role, password })
      if (added === undefined) throw new Refused(`${email} has an account already.`)
      return `${name} <${email}> is of the staff now, as ${role}.`
    })
  },

  async password(config: Config, given: Given): Promise<string> {
    const email = emailOf(given)
    return withDatabase(config, async (db) => {
      const password = await newPassword({ email })
      found(email, await changeStaffPassword(db, { email, password }))
      return `${email} has another password, and is signed out everywhere.`
    })
  },

  async switchOff(config: Config, given: Given): Promise<string> {
    const email = emailOf(given)
    return withDatabase(config, async (db) => {
      found(email, await switchStaff(db, { email, isActive: false }))
      return `${email} is switched off, and signed out everywhere.`
    })
  },

  async switchOn(config: Config, given: Given): Promise<string> {
    const email = emailOf(given)
    return withDatabase(config, async (db) => {
      found(email, await switchStaff(db, { email, isActive: true }))
      return `${email} may sign in again.`
    })
  },

  async ceiling(config: Config, given: Given): Promise<string> {
    const role = oneOf(given.role ?? '', staffRoles)
    const ceiling = given.amount === 'none' ? null : amountOf(given.amount ?? '')
    if (ceiling === undefined) throw new Refused('Say an amount, or none.')
    return withDatabase(config, async (db) => {
      const { refundCeilings } = await readSettings(db)
      await changeSettings(db, { refundCeilings: { ...refundCeilings, [role]: ceiling } })
      if (ceiling === null) return `The role ${role} approves refunds alone, whatever the sum.`
      return `The role ${role} approves up to ${rupiah(ceiling)} for an order alone; above it somebody else has to approve as well.`
    })
  },
}

function emailOf({ email = '' }: Given): string {
  const read = emailValue.safeParse(email)
  if (!read.success) throw new Refused(`"${email}" is no e-mail address.`)
  return read.data
}

function found(email: string, member: object | undefined): void {
  if (member === undefined) throw new Refused(`There is no account of ${email}.`)
}

/** Whoever works here can move money: a shopper's six characters are not enough. */
const shortest = 10

async function newPassword(person: { name?: string; email: string }): Promise<string> {
  const password = await askNewPassword()
  if (password.length < shortest || password.length > 200)
    throw new Refused(`A password of the staff has ${shortest} to 200 characters.`)
  if (isCommonPassword(password, person)) throw new Refused('That password is too easy to guess.')
  return password
}

async function withDatabase<Result>(config: Config, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(config, createLog(config.logLevel)).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable && config.databaseUrl === undefined)
      throw new Refused(
        `The embedded database in ${config.dataDir} is in use: stop the shop, give this command again, and start the shop anew.`,
      )
    throw error
  })
  try {
    const isReady = await isMigrated(database).catch(() => false)
    if (!isReady) throw new Refused('The database is not set up yet: start the shop once first.')
    return await work(database.db)
  } finally {
    await database.close()
  }
}
