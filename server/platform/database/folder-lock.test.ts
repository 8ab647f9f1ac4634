import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from './database.ts'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gema-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lockFile = () => path.join(folder, 'owner.lock')
const writeLock = (text: string) => writeFile(lockFile(), text)

/** The id of a process that has ended. */
async function aDeadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', '0'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

test('a folder that is in use is refused, and the sentence names who has it and what to do', async () => {
  const lock = await lockFolder(folder)
  const second = lockFolder(folder)
  await expect(second).rejects.toThrow(DatabaseUnavailable)
  await expect(second).rejects.toThrow(`in use by another Gema (process ${process.pid})`)
  await expect(second).rejects.toThrow('DATA_DIR')
  await lock.release()
})

test('a folder that is given back can be taken by the next one, and nothing is left in it', async () => {
  const first = await lockFolder(folder)
  await first.release()
  expect(await readdir(folder)).toEqual([])
  const second = await lockFolder(folder)
  await second.release()
})

test('the lock of a process that died is taken over', async () => {
  await writeLock(JSON.stringify({ pid: await aDeadProcess(), started: '12345' }))
  const lock = await lockFolder(folder)
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
  await lock.release()
})

test('a process that only has the same id as the owner had is not the owner', async () => {
  await writeLock(JSON.stringify({ pid: process.pid, started: 'long ago' }))
  const lock = await lockFolder(folder)
  await lock.release()
})

test.each(['', '{"pid":', 'null', '{}', '{"pid":-1,"started":""}', '{"pid":0,"started":""}', '{"pid":"x"}'])(
  'a lock that nobody can have written (%j) does not keep the shop closed',
  async (text) => {
    await writeLock(text)
    const lock = await lockFolder(folder)
    await lock.release()
  },
)

test('of many who start together in an empty folder, exactly one gets it', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('of many who find the lock of a dead process together, exactly one takes it over', async () => {
  const dead = JSON.stringify({ pid: await aDeadProcess(), started: '12345' })
  for (let round = 0; round < 20; round++) {
    await writeLock(dead)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['owner.lock'])
  }
})
