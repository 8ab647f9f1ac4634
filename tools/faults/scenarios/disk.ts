import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@gema/contract/client.ts'
import { aPictureFile } from '@gema/server/testing/a-complaint.ts'
import type { Purchase } from '../buy-as-guest.ts'
import type { Host } from '../host-process.ts'
import type { HostChange, Scenario } from '../scenario.ts'
import { buyOne, expectThat, moreOrders, type Stage } from '../stage.ts'

const sentence = 'We cannot store or open files at the moment. Please try again in a few minutes.'
const isRoot = process.getuid?.() === 0
const folders: string[] = []

/** A disk of its own that only the host sees and that goes with it, filled to the last byte. */
const onFullDisk = `mount -t tmpfs -o size=64k none "$1" || exit 1
cat /dev/zero > "$1/filler" 2>/dev/null
shift; exec "$@"`

export const disk: Scenario = {
  name: 'disk',
  about:
    'no room for uploads: they are refused with a sentence, orders go on, and with room again they are kept',
  mayFail: true,
  hasOwnFiles: true,
  async prepare({ files }): Promise<HostChange> {
    await mkdir(files)
    folders.push(files)
    if (isRoot) return { wrap: ['unshare', '--mount', 'sh', '-c', onFullDisk, 'sh', files] }
    // Who may not mount shows the next best: a folder that takes nothing.
    await chmod(files, 0o500)
    return {}
  },
  async run(stage) {
    stage.told.push(isRoot ? 'the disk is a full tmpfs of each host' : 'the folder of files takes no writing')
    const purchases = [await buyOne(stage), await buyOne(stage)]
    for (const answer of await uploads(stage, purchases)) {
      const isToldSo = !answer.ok && answer.message === sentence
      expectThat(stage, isToldSo, `an upload was answered: ${answer.message}`)
    }
    await moreOrders(stage, 10)
    await makeRoom(stage)
    for (const answer of await uploads(stage, purchases))
      expectThat(stage, answer.ok && answer.data.payment.has_proof, `with room again: ${answer.message}`)
    const paths = [...stage.tally.faults]
    expectThat(
      stage,
      paths.every((each) => each.includes('order/payment-proof')),
      `more than uploads failed: ${paths.join(', ')}`,
    )
  },
}

/** Everybody at every host, one after the other. */
async function uploads(stage: Stage, purchases: Purchase[]) {
  const answers: Awaited<ReturnType<typeof upload>>[] = []
  for (const purchase of purchases)
    for (const host of stage.hosts) answers.push(await upload(stage, host, purchase))
  return answers
}

async function upload({ front }: Stage, host: Host, { order, token }: Purchase) {
  const ask = createClient({ fetch: front.only(host), language: 'en', token: () => token })
  return ask('orderPaymentProof', { order: order.id, proof: await aPictureFile() })
}

async function makeRoom({ hosts }: Stage): Promise<void> {
  for (const [nth, folder] of folders.entries()) {
    if (isRoot) await rm(join(`/proc/${hosts[nth]?.pid()}/root`, folder, 'filler'))
    else await chmod(folder, 0o700)
  }
}
