import { basePath, type CallName, callPaths } from '@gema/contract/call-paths.ts'
import type { CallData, CallInput } from '@gema/contract/client.ts'
import { onTestFinished, vi } from 'vitest'

/** What a call is answered with: its data, or a refusal or a lost connection. */
type Given<Name extends CallName> =
  | CallData<Name>
  | CallRefusal
  | LostConnection
  | Promise<CallData<Name> | CallRefusal | LostConnection>

type Answers = { [Name in CallName]?: Given<Name> | ((input: CallInput<Name>) => Given<Name>) }

interface SentCall {
  name: CallName
  input: Record<string, unknown>
}

class CallRefusal {
  readonly code: number
  readonly data: unknown
  readonly message: string
  constructor(code: number, message: string, data: unknown) {
    this.code = code
    this.message = message
    this.data = data
  }
}

class LostConnection {}

/** A call that is answered by the given code; 201 says which fields are wrong. */
export const refused = (
  code: number,
  message: string,
  fields: { field: string; message: string }[] = [],
): CallRefusal =>
  new CallRefusal(code, message, {
    form: fields.length > 0 ? fields.map((each) => each.message) : [message],
    fields,
  })

/** A call whose answer never arrives, because there is no network. */
export const connectionLost = new LostConnection()

/**
 * Answers the calls that a component sends, by their names in the contract, and returns the list of what was sent. A call
 * that has no answer here fails the test.
 */
export function answerCalls(answers: Answers = {}): SentCall[] {
  const sent: SentCall[] = []
  const unanswered: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (request, init) => {
    const asked = new Request(request, init)
    const name = nameOf(asked)
    const answer = name && (answers[name] as unknown)
    if (name === undefined || answer === undefined) {
      unanswered.push(`${asked.method} ${asked.url}`)
      return new Response(null, { status: 404 })
    }
    const input = await inputOf(asked)
    sent.push({ name, input })
    const given = await (typeof answer === 'function' ? answer(input) : answer)
    if (given instanceof LostConnection) throw new TypeError('Failed to fetch')
    if (given instanceof Blob) return new Response(given, { headers: { 'Content-Type': given.type } })
    return given instanceof CallRefusal
      ? envelope(given.code, given.message, given.data)
      : envelope(200, 'ok', given)
  })
  onTestFinished(() => {
    if (unanswered.length > 0) throw new Error(`no answer was given for ${unanswered.join(', ')}`)
  })
  return sent
}

/** The path of a call may end with one of its fields: `rating-review/find/{id}`. */
function nameOf({ method, url }: Request): CallName | undefined {
  const path = new URL(url).pathname.replace(`${basePath}/`, '')
  const names = Object.keys(callPaths) as CallName[]
  return names.find((name) => {
    const call = callPaths[name]
    const isPath = path === call.path || ('tail' in call && path.startsWith(`${call.path}/`))
    return isPath && (call.methods as readonly string[]).includes(method)
  })
}

async function inputOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'DELETE')
    return Object.fromEntries(new URL(request.url).searchParams)
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return Object.fromEntries(await request.formData())
  return request.json()
}

const envelope = (code: number, message: string, data: unknown): Response =>
  Response.json({ status: code, meta: { code, message }, data }, { status: code < 300 ? 200 : code })
