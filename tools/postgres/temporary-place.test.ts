import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeTemporaryPlace } from './temporary-place.ts'

// The project's own Node runs TypeScript; the one that runs this test may be an older one.
const node = join(import.meta.dirname, '../../node_modules/.bin/node')

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a place is gone once it is removed', async () => {
  const place = await makeTemporaryPlace(undefined)
  expect(existsSync(place.folder)).toBe(true)
  await place.remove()
  expect(existsSync(place.folder)).toBe(false)
})

test('the watched process and the folder are gone soon after our own kill -9', async () => {
  const script = `
    import { spawn } from 'node:child_process'
    import { makeTemporaryPlace } from ${JSON.stringify(join(import.meta.dirname, 'temporary-place.ts'))}
    const place = await makeTemporaryPlace(undefined)
    const sleeper = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
    place.watch(sleeper.pid)
    console.log(JSON.stringify({ pid: sleeper.pid, folder: place.folder }))`
  const owner = spawn(node, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(owner.stdout, 'data')
  const { pid, folder }: { pid: number; folder: string } = JSON.parse(String(line))
  expect(isRunning(pid) && existsSync(folder)).toBe(true)

  owner.kill('SIGKILL')

  for (let tries = 0; tries < 100 && existsSync(folder); tries++) await delay(50)
  expect(existsSync(folder)).toBe(false)
  expect(isRunning(pid)).toBe(false)
})
