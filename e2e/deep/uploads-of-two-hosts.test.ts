import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createStaffClient } from '@gema/contract/backoffice/staff-client.ts'
import type { AskStaff } from '@gema/contract/client.ts'
import { demoStaff } from '@gema/demo/data/staff.ts'
import { aComplaintAbout, aPictureFile } from '@gema/server/testing/a-complaint.ts'
import { aFileStore, type FileStore } from '@gema/server/testing/a-file-store.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { createHost, type Host } from '@gema/tools/faults/host-process.ts'
import { createDatabase, dropDatabase } from '@gema/tools/postgres/with-postgres.ts'
import { freePort } from '@gema/tools/testing/free-port.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buySomething, signIn, somethingInStock } from '../process/buy-something.ts'
import { clientOf } from '../process/known-customer.ts'
import { temporaryFolder } from '../process/temporary-folder.ts'

/** Two hosts of one demo shop, each with a folder of its own: they share a database and a store of files. */
let url: string
let store: FileStore
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let here: Host
let there: Host
beforeAll(async () => {
  url = await createDatabase(inject('postgresUrl'))
  store = await aFileStore()
  folder = await temporaryFolder('gema hosts ')
  const secret = randomBytes(32).toString('hex')
  here = await hostNamed('here', secret)
  there = await hostNamed('there', secret)
  await Promise.all([here.start(), there.start()])
}, 300_000)
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
  await dropDatabase(url)
  await store?.close()
  await folder?.remove()
})

const dataDir = (name: string) => path.join(folder.folder, name)

async function hostNamed(name: string, secret: string): Promise<Host> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.settings
  const settings = {
    ...{ DATABASE_URL: url, DATA_DIR: dataDir(name), DEMO: '1', SECRET_KEY: secret },
    ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  }
  return createHost({ name, port: await freePort(), settings })
}

/** A customer who is signed in, at both hosts. */
async function aCustomer(email?: string) {
  const token = await signIn(here.origin, email)
  return { atHere: clientOf(here.origin, token), atThere: clientOf(there.origin, token), token }
}

async function staffThere(): Promise<AskStaff> {
  const options = { fetch, origin: there.origin, language: 'en' }
  const { email, password } = demoStaff
  const { staff_token } = answered(await createStaffClient(options)('sessionStore', { email, password }))
  return createStaffClient({ ...options, token: () => staff_token })
}

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('base64')

/** A picture as browsers get it. */
async function pictureAt({ origin }: Host, picture: string) {
  const answer = await fetch(`${origin}/media/96/${picture}.webp`)
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: await bytesOf(await answer.blob()),
  }
}

test('evidence that one host has taken is shown by the other one, to its owner alone', async () => {
  const { atHere, atThere } = await aCustomer()
  const order = await buySomething(atHere, (await somethingInStock(atHere)).variant)
  const staff = await staffThere()
  const { number } = order
  answered(await staff('orderConfirmTransfer', { number }))
  answered(await staff('orderHandOver', { number, tracking_number: 'JH-2611-0001' }))
  const wish = aComplaintAbout(order, { type: 'shipping_problem', evidence: [await aPictureFile()] })
  const [message] = answered(await atHere('complaintStore', wish)).messages
  const id = message?.evidence[0]?.id ?? ''

  const shown = answered(await atThere('complaintEvidence', { id }))
  expect(shown.type).toBe('image/webp')
  expect(await bytesOf(shown)).toBe(await bytesOf(answered(await atHere('complaintEvidence', { id }))))
  const { atThere: another } = await aCustomer('bima@surel.example')
  for (const stranger of [another, clientOf(there.origin, `guest_${randomUUID()}`)])
    expect(await stranger('complaintEvidence', { id })).toMatchObject({ ok: false, code: 404 })
  expect(await clientOf(there.origin)('complaintEvidence', { id })).toMatchObject({ ok: false, code: 401 })
})

test('a receipt that one host has taken is read at the other one by the staff, and by no customer', async () => {
  const { atHere, token } = await aCustomer()
  const { id, number } = await buySomething(atHere, (await somethingInStock(atHere)).variant)
  answered(await atHere('orderPaymentProof', { order: id, proof: await aPictureFile('struk.png', 'png') }))
  const receipt = answered(await (await staffThere())('orderProof', { number }))
  expect([receipt.type, receipt.size > 0]).toEqual(['image/webp', true])
  const asStaff = createStaffClient({ fetch, origin: there.origin, language: 'en', token: () => token })
  expect(await asStaff('orderProof', { number })).toMatchObject({ ok: false })
})

test('the photo of an account is seen at both hosts, and where one takes it away it is gone', async () => {
  const { atHere, atThere } = await aCustomer()
  answered(await atHere('userAvatarStore', { avatar: await aPictureFile('wajah.jpg') }))
  const { avatar } = answered(await atThere('userProfile', {}))
  expect(avatar).toMatch(/^avatar-/)
  expect(await pictureAt(there, avatar ?? '')).toMatchObject({ status: 200, type: 'image/webp' })
  answered(await atThere('userAvatarDelete', {}))
  expect(await pictureAt(here, avatar ?? '')).toMatchObject({ status: 404 })
})

test('a picture of a product is made by one host and served by both; no host keeps files of its own', async () => {
  const { product } = await somethingInStock(clientOf(here.origin))
  const { pictures } = answered(await clientOf(here.origin)('productFind', { id: product })).product
  const picture = pictures[0]?.picture ?? ''
  const first = await pictureAt(here, picture)
  expect(first).toMatchObject({ status: 200, type: 'image/webp' })
  expect(await pictureAt(there, picture)).toEqual(first)
  const key = `/${store.settings.bucket}/derived/96/${picture}.webp`
  expect(store.requests.filter(({ method, path }) => method === 'PUT' && path === key)).toHaveLength(1)
  for (const name of ['here', 'there']) expect(existsSync(path.join(dataDir(name), 'files'))).toBe(false)
})
