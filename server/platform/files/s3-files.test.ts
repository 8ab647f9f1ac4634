import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aFileStore, type FileStore, littlePatience, type StoreFault } from '../../testing/a-file-store.ts'
import { bytesOf, testFiles, textOf } from '../../testing/files-behaviours.ts'
import { type Files, FilesUnavailable } from './files.ts'
import { checkS3, s3Files } from './s3-files.ts'

let store: FileStore
const open = (): Files => s3Files(store.settings, littlePatience)

describe('files in a store', () => {
  beforeEach(async () => {
    store = await aFileStore()
  })
  afterEach(() => store.close())
  testFiles(open)
})

describe('a store', () => {
  beforeAll(async () => {
    store = await aFileStore()
  })
  beforeEach(() => {
    store.requests.length = 0
    store.faults.length = 0
  })
  afterAll(() => store.close())

  const asked = () => store.requests.map(({ method, path }) => `${method} ${path}`)

  test('is asked for a key below its bucket, signed together with the contents', async () => {
    const receipt = bytesOf('a receipt')
    await open().write('proofs/one', receipt)
    await open().read('proofs/one')
    await open().remove('proofs/one')
    expect(asked()).toEqual(['PUT /gema/proofs/one', 'GET /gema/proofs/one', 'DELETE /gema/proofs/one'])
    for (const { headers } of store.requests)
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/ap-southeast-3\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, /,
      )
    const hash = createHash('sha256').update(receipt).digest('hex')
    expect(store.requests[0]?.headers['x-amz-content-sha256']).toBe(hash)
  })

  test.each([
    ['pictures/speaker-1.webp', 'image/webp'],
    ['derived/160/speaker-1.webp.avif', 'image/avif'],
    ['share/shop-en-0123.jpg', 'image/jpeg'],
    ['printed-catalogues/en-0123.pdf', 'application/pdf'],
    ['private/sellers/one.bin', 'application/octet-stream'],
    ['proofs/one', 'application/octet-stream'],
  ])('is told that %s is %s', async (key, type) => {
    await open().write(key, bytesOf('a file'))
    expect(store.requests[0]?.headers['content-type']).toBe(type)
  })

  test.each<StoreFault[]>([
    [500, 429],
    [503, 'cut'],
    ['cut', 'half'],
  ])('that fails with %s and %s is asked again, and then it is done', async (...faults) => {
    await open().write('proofs/one', bytesOf('a receipt'))
    store.faults.push(...faults)
    expect(textOf(await open().read('proofs/one'))).toBe('a receipt')
    expect(store.requests).toHaveLength(2 + faults.length)
  })

  test('that stays away is asked a few times, never for ever', async () => {
    store.faults.push(503, 503, 503, 503, 503, 503)
    const writing = open().write('proofs/two', bytesOf('a receipt'))
    await expect(writing).rejects.toThrow(FilesUnavailable)
    await expect(writing).rejects.toThrow(/ did not keep proofs\/two \(503 SlowDown\)\.$/)
    expect(store.requests).toHaveLength(3)
    store.faults.length = 0
    expect(await open().read('proofs/two')).toBeUndefined()
  })

  test.each<StoreFault>(['silence', 'stall'])(
    'that does not answer in time (%s) is not waited for twice',
    async (fault) => {
      store.faults.push(fault, fault)
      const hasty = s3Files(store.settings, { ...littlePatience, timeoutMs: 500 })
      await expect(hasty.read('proofs/three')).rejects.toThrow(
        / did not give proofs\/three \(no answer in time\)\.$/,
      )
      expect(store.requests.length).toBeLessThan(2)
    },
  )

  test.each([400, 403, 409, 301])('that answers %i is not asked again', async (status) => {
    for (const [doing, word] of [
      [() => open().read('proofs/four'), 'give'],
      [() => open().write('proofs/four', bytesOf('x')), 'keep'],
      [() => open().remove('proofs/four'), 'remove'],
    ] as const) {
      store.requests.length = 0
      store.faults.push(status)
      await expect(doing()).rejects.toThrow(`did not ${word} proofs/four (${status} SlowDown).`)
      expect(store.requests).toHaveLength(1)
    }
  })

  test('without the bucket is not taken for one without the file', async () => {
    const elsewhere = s3Files({ ...store.settings, bucket: 'another-bucket' }, littlePatience)
    await expect(elsewhere.read('proofs/one')).rejects.toThrow('(404 NoSuchBucket)')
    await expect(elsewhere.write('proofs/one', bytesOf('x'))).rejects.toThrow('(404 NoSuchBucket)')
    await expect(elsewhere.remove('proofs/one')).rejects.toThrow('(404 NoSuchBucket)')
  })

  test('that can be used passes the check at the start, with one question', async () => {
    await checkS3(store.settings, littlePatience)
    expect(store.requests.map(({ method }) => method)).toEqual(['GET'])
  })

  const secret = 'a secret that nobody must read'
  test.each([
    [
      'the secret',
      { secretAccessKey: secret },
      'refuses the keys (403 SignatureDoesNotMatch). Correct S3_ACCESS_KEY_ID',
    ],
    [
      'the key',
      { accessKeyId: 'unknown', secretAccessKey: secret },
      'refuses the keys (403 InvalidAccessKeyId)',
    ],
    ['the bucket', { bucket: 'another-bucket' }, 'has no such bucket. Make it there, or correct S3_BUCKET.'],
  ])('is told in one sentence where %s is wrong, never with a secret', async (_what, wrong, sentence) => {
    const checking = checkS3({ ...store.settings, ...wrong }, littlePatience)
    await expect(checking).rejects.toThrow(FilesUnavailable)
    await expect(checking).rejects.toThrow(sentence)
    const told: unknown = await checking.catch((error: unknown) => error)
    expect(String(told)).not.toContain(secret)
  })

  test('that is not there is told as such, without what else stands in its address', async () => {
    const gone = await aFileStore()
    await gone.close()
    const { host } = new URL(gone.settings.endpoint)
    const checking = checkS3({ ...gone.settings, endpoint: `http://user:password@${host}` }, littlePatience)
    await expect(checking).rejects.toThrow(
      `The file store at ${host}/gema does not answer (connection refused). ` +
        'Start it, correct S3_ENDPOINT, or leave the S3 settings out to keep files in DATA_DIR.',
    )
  })

  test.each<[StoreFault, string]>([
    [503, 'does not answer (503 SlowDown)'],
    [404, 'cannot be used (404 SlowDown). Correct S3_ENDPOINT, S3_REGION and S3_BUCKET.'],
    [301, 'cannot be used (301 SlowDown). Correct S3_ENDPOINT, S3_REGION and S3_BUCKET.'],
  ])('that answers %s at the start is told as such', async (fault, sentence) => {
    store.faults.push(fault, fault, fault)
    await expect(checkS3(store.settings, littlePatience)).rejects.toThrow(sentence)
  })
})
