import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings } from '../../modules/settings/settings.ts'
import { aPhoto, aSellerApplication, sellerSecrets } from '../../testing/a-seller-application.ts'
import { allRows } from '../../testing/all-rows.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let photo: File
beforeAll(async () => {
  shop = await startTestShop()
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
  await someRegions(shop)
  photo = await aPhoto()
})
beforeEach(async () => {
  await clearTables(shop, 'seller_applications', 'mail_messages')
  await changeSettings(shop.shop.db, { vendorRegistration: true, email: 'halo@gema.example' })
})
afterAll(() => shop.close())

const stored = () => runSql(shop, 'select * from seller_applications')
const register = () => shop.askAs()('sellerRegister', aSellerApplication(photo))

test('bank, identity and tax details stand nowhere in the clear, and only the key opens them', async () => {
  await register()
  const everywhere = JSON.stringify([await allRows(shop.database), shop.logged()])
  for (const secret of Object.values(sellerSecrets)) expect(everywhere).not.toContain(secret)
  const [row] = await stored()
  expect(JSON.parse(shop.shop.sealer.openText(String(row?.sealed_details)))).toEqual({
    bankName: sellerSecrets.bank_name,
    bankAccountName: sellerSecrets.bank_account_name,
    bankAccountNumber: sellerSecrets.bank_account_number,
    identityNumber: sellerSecrets.identity_number,
    taxNumber: sellerSecrets.tax_number,
  })
})

test('documents are pictures of our own making, encrypted, under names that tell nothing', async () => {
  await register()
  const [row] = await stored()
  const keys = [String(row?.identity_document), String(row?.tax_document)]
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) {
    expect(key).toMatch(/^private\/sellers\/[0-9a-f-]{36}\.bin$/)
    const sealed = await shop.shop.files.read(key)
    if (sealed === undefined) throw new Error('the document was not kept')
    await expect(sharp(sealed).metadata()).rejects.toThrow()
    const { format, exif, width } = await sharp(shop.shop.sealer.open(sealed)).metadata()
    expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 60 })
  }
})

test('no address of the shop serves a document, even one that is known', async () => {
  await register()
  const [row] = await stored()
  const key = String(row?.identity_document)
  const ways = [key, `..%2F${encodeURIComponent(key)}`, `../${key}`, `%2e%2e%2f${encodeURIComponent(key)}`]
  const read = vi.spyOn(shop.shop.files, 'read')
  for (const way of ways) {
    for (const path of [
      `/media/160/${way}.webp`,
      `/media/160/${way}`,
      `/media/${way}`,
      `/${way}`,
      `/files/${way}`,
    ])
      expect((await shop.fetch(path)).status).toBe(404)
  }
  for (const [asked] of read.mock.calls) expect(asked).not.toBe(key)
  read.mockRestore()
})

/** That nothing was kept: no row, no file, and nothing of it in the log. */
async function expectNothingLeft(written: string[]) {
  for (const key of written) expect(await shop.shop.files.read(key)).toBeUndefined()
  const log = JSON.stringify(shop.logged())
  for (const secret of [...Object.values(sellerSecrets), 'raka@', 'Margonda', 'Suara Timur'])
    expect(log).not.toContain(secret)
}

test('an application that cannot be mailed leaves no row and no document, and nothing of it in the log', async () => {
  const write = vi.spyOn(shop.shop.files, 'write')
  vi.spyOn(shop.shop.jobs, 'send').mockRejectedValueOnce(new Error('the queue is away'))
  expect(await register()).toMatchObject({ code: 500 })
  expect(await stored()).toEqual([])
  const written = write.mock.calls.map(([key]) => key)
  expect(written).toHaveLength(2)
  write.mockRestore()
  await expectNothingLeft(written)
})

test('an application that cannot be stored leaves no document, and nothing of it in the log', async () => {
  const write = vi.spyOn(shop.shop.files, 'write')
  await runSql(shop, 'alter table seller_applications rename to seller_applications_away')
  expect(await register()).toMatchObject({ code: 500 })
  await runSql(shop, 'alter table seller_applications_away rename to seller_applications')
  const written = write.mock.calls.map(([key]) => key)
  write.mockRestore()
  expect(JSON.stringify(shop.logged())).toContain('seller_applications')
  await expectNothingLeft(written)
})

test('a disk that is full after the first document keeps neither', async () => {
  const { write } = shop.shop.files
  const written: string[] = []
  const full = vi.spyOn(shop.shop.files, 'write').mockImplementation((key, bytes) => {
    written.push(key)
    return written.length > 1 ? Promise.reject(new Error('the disk is full')) : write(key, bytes)
  })
  expect(await register()).toMatchObject({ code: 500 })
  full.mockRestore()
  expect(written).toHaveLength(2)
  await expectNothingLeft(written)
})
