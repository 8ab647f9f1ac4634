import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { shopCommand, shopEnvironment } from '../setup/shop-command.mjs'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const unit = read('deploy/gema.service')
const systemdAnalyze = '/usr/bin/systemd-analyze'

/** The first number that a pattern finds in a file of the shop. */
function numberIn(file: string, pattern: RegExp): number {
  const found = pattern.exec(read(file))?.[1]
  if (found === undefined)
    throw new Error(`${file} no longer says ${pattern}: what stopping takes must be looked at anew`)
  return Number(found.replaceAll('_', ''))
}

test('whoever stops a host waits longer than requests and jobs may take', () => {
  const requests = numberIn('host/listen.ts', /patience = ([\d_]+)/)
  const jobs = numberIn('server/platform/jobs/job-queue.ts', /timeout: ([\d_]+)/)
  const together = numberIn('host/processes.ts', /patience = ([\d_]+)/)
  const seconds = Math.max(requests + jobs, together) / 1000
  expect(numberIn('deploy/gema.service', /TimeoutStopSec=(\d+)/)).toBeGreaterThan(seconds)
  expect(numberIn('deploy/compose.yaml', /stop_grace_period: (\d+)s/)).toBeGreaterThan(seconds)
})

test('unit and container run the shop as npm start does', () => {
  const container = read('deploy/Containerfile')
  expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${shopCommand.join(' ')}$`, 'm'))
  expect(container).toContain(`CMD ${JSON.stringify(['node', ...shopCommand]).replaceAll(',', ', ')}`)
  for (const [name, value] of Object.entries(shopEnvironment))
    for (const file of [unit, container]) expect(file).toContain(`${name}=${value}`)
})

test('the unit shuts the shop in, and what happens to one process does not happen to all', () => {
  for (const line of [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'PrivateTmp=yes',
    'KillMode=mixed',
    'Restart=always',
    'SystemCallFilter=@system-service @pkey',
    'OOMPolicy=continue',
  ])
    expect(unit.split('\n')).toContain(line)
})

test('every setting in the example for production is one that the shop knows', () => {
  const names = (text: string) => [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const known = new Set([...names(read('.env.example')), 'POSTGRES_PASSWORD'])
  expect(names(read('deploy/gema.env.example')).filter((name) => !known.has(name))).toEqual([])
})

test.runIf(existsSync(systemdAnalyze))('systemd understands the unit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gema-unit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'gema.service')
  // It looks for the program, which is not installed here.
  writeFileSync(file, unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'))
  const { stderr } = await promisify(execFile)(systemdAnalyze, ['verify', file])
  expect(stderr).toBe('')
})
