import { createStaffClient } from '@gema/contract/backoffice/staff-client.ts'
import { type AskStaff, ServiceDown } from '@gema/contract/client.ts'
import { type Config, InvalidSetting, loadConfig } from '@gema/server/platform/config.ts'
import { DatabaseUnavailable } from '@gema/server/platform/database/database.ts'
import { accountCommands } from './account-commands.ts'
import { helpText } from './command-shapes.ts'
import { complaintCommands } from './complaint-commands.ts'
import { installationCommands } from './installation-commands.ts'
import { orderCommands } from './order-commands.ts'
import { type Command, parseCommand } from './parse-command.ts'
import { refundCommands } from './refund-commands.ts'
import { Refused } from './refused.ts'
import { reviewCommands } from './review-commands.ts'
import { signIn, signOut } from './session-commands.ts'
import { staffSession } from './staff-session.ts'

const calls = {
  ...orderCommands,
  ...refundCommands,
  ...complaintCommands,
  ...installationCommands,
  ...reviewCommands,
}

/** `npm run staff -- <command>`: what the staff of the shop does, from a terminal. */
async function run(): Promise<number> {
  const command = parseCommand(process.argv.slice(2))
  if ('problem' in command) throw new Refused(command.problem)
  console.log(await obey(command))
  return 0
}

async function obey({ name, given }: Command): Promise<string> {
  if (name === 'help') return helpText()
  const config = loadConfig()
  if (isAboutAccounts(name)) return accountCommands[name](config, given)
  const session = staffSession(config)
  const ask = clientFor(config, await session.token())
  if (name === 'signIn') return signIn(ask, session, given.email ?? '')
  if (name === 'signOut') return signOut(ask, session)
  return calls[name](ask, given)
}

const isAboutAccounts = (name: string): name is keyof typeof accountCommands =>
  Object.hasOwn(accountCommands, name)

const clientFor = ({ siteUrl }: Config, token: string | undefined): AskStaff =>
  createStaffClient({
    fetch: (input, init) =>
      fetch(input, init).catch(() => {
        throw new Refused(`The shop at ${siteUrl} does not answer. Is it running, and is that its address?`)
      }),
    origin: siteUrl,
    language: 'en',
    token: () => token,
  })

const expected = [Refused, InvalidSetting, DatabaseUnavailable]

process.exitCode = await run().catch((error: unknown) => {
  if (error instanceof ServiceDown) console.error('What answered is not the shop. Is SITE_URL its address?')
  else if (expected.some((kind) => error instanceof kind)) console.error((error as Error).message)
  else console.error(error)
  return 1
})
