import { demoCustomers } from '@gema/demo/data/customers.ts'
import type { Config } from '@gema/server/platform/config.ts'
import { playsProviders } from './payment-sandbox-setup.ts'
import type { Say } from './progress.ts'
import { paymentWarnings, productionWarnings } from './start-warnings.ts'

/** What is known of a shop once it is open. */
export interface Opened {
  port: number
  running: { database: { title: string }; mailTitle: string; isEmpty: boolean; canBePaid: boolean }
}

/** What someone who has just started the shop wants to know. */
export function announce(say: Say, { config, port, running }: Opened & { config: Config }): void {
  const here = `http://localhost:${port}`
  const lines = [
    '',
    `  Gema is open: ${here}  (Indonesian: ${here}/id)`,
    `  API: ${here}/api/docs · Database: ${running.database.title} · Mail: ${running.mailTitle}`,
  ]
  if (config.webConcurrency > 1) lines.push(`  Processes: ${config.webConcurrency}`)
  if (config.demo) {
    const accounts = demoCustomers.map((customer) => `${customer.email} / ${customer.password}`)
    lines.push(`  Demo accounts: ${accounts.join(' · ')}`, `  Demo mail: ${here}/demo/mailbox`)
  }
  lines.push(...paymentWarnings(config).map((warning) => `  ${warning}`))
  if (config.webConcurrency > 1 && (config.demo || playsProviders(config))) {
    lines.push(
      '  What is played (payments, sign-in with Google and Facebook) is remembered by one process alone:',
      '  leave WEB_CONCURRENCY out to try it.',
    )
  }
  const lacks = productionWarnings(config, running)
  if (lacks.length > 0) lines.push('  Before customers come:', ...lacks.map((each) => `  - ${each}`))
  if (running.isEmpty) {
    lines.push(
      '  The shop is empty. To look around, start it with DEMO=1 and it is filled with the demo.',
      '  To open your own: set the shop up in the database; docs/decisions/0008-the-catalogue.md names the tables.',
    )
  }
  lines.push('  Ctrl-C stops it.', '')
  say.line(lines.join('\n'))
}
