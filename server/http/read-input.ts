import type { Call } from '@gema/contract/define-call.ts'

export type InputRead =
  | { input: unknown }
  | { problem: 'malformed_json' | 'malformed_form' }
  | { problem: 'too_large'; limit: number }

/** Enough for any form of the shop; a call that takes files names its own limit. */
const usualBodyLimit = 64 * 1024

/**
 * The raw input of a call: the query for reading and deleting, a JSON body or a form with files for the rest. What
 * stands at the end of the path is the address itself, so it goes before a field of the same name.
 */
export async function readInput(request: Request, call: Call, tail?: string): Promise<InputRead> {
  if (request.method === 'GET' || request.method === 'DELETE') {
    const query = inputOfQuery(new URL(request.url).searchParams)
    return { input: call.tail && tail ? { ...query, [call.tail]: withoutZero(tail) } : query }
  }
  const type = request.headers.get('content-type') ?? ''
  const isForm = /^multipart\/form-data\b/i.test(type)
  // Only files need more room: what is parsed as a whole must stay small.
  const limit = isForm ? (call.bodyLimit ?? usualBodyLimit) : usualBodyLimit
  const bytes = await readBytes(request, limit)
  if (bytes === undefined) return { problem: 'too_large', limit }
  if (isForm) return inputOfForm(bytes, type)
  const text = bytes.toString('utf8')
  try {
    return { input: text === '' ? {} : JSON.parse(text, (_name, value) => withoutZero(value)) }
  } catch {
    return { problem: 'malformed_json' }
  }
}

/** A name that is repeated is a list. */
function inputOfQuery(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name).map((value) => withoutZero(value))
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** The fields of a form with files: texts and `File`s; a name that is repeated is a list. */
async function inputOfForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<InputRead> {
  const boundary = boundaryOf(type)
  if (boundary === undefined || hasTooManyParts(bytes, boundary)) return { problem: 'malformed_form' }
  const form = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined)
  if (form === undefined) return { problem: 'malformed_form' }
  const texts = [...form.values()].filter((value) => typeof value === 'string')
  // What is no file is typed by somebody, and parsed like any other text.
  if (texts.reduce((sum, text) => sum + text.length, 0) > usualBodyLimit)
    return { problem: 'too_large', limit: usualBodyLimit }
  const fields = Map.groupBy([...form], ([name]) => name)
  const input = [...fields].map(([name, parts]) => {
    const values = parts.map(([, value]) => withPlainBreaks(withoutZero(value)))
    return [name, values.length > 1 ? values : values[0]]
  })
  return { input: Object.fromEntries(input) }
}

/** More than any form of the shop has; each would cost far more than the few bytes that it takes to send it. */
const mostParts = 100

/** What stands between the parts of a form; nothing, where it is not told as browsers tell it. */
const boundaryOf = (type: string): string | undefined => {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"\\\r\n]{1,200})"|([^\s;"]{1,200}))\s*(?:;|$)/i.exec(type) ?? []
  return quoted ?? plain
}

/** Counted before anything is parsed, by what no part can do without. */
function hasTooManyParts(bytes: Buffer, boundary: string): boolean {
  const mark = `--${boundary}`
  let parts = 0
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1
    if (parts > mostParts) return true
  }
  return false
}

/** Browsers send each line break of a form as two signs; whoever typed it has typed one. */
const withPlainBreaks = <Value>(value: Value): Value | string =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value

/** No text needs the character zero, and PostgreSQL takes none that has it. */
const withoutZero = <Value>(value: Value): Value | string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value

/** Reads no further than the limit, whatever the request says about its own length. */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
