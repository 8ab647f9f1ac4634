import type { AllStaffCalls } from './backoffice/all-staff-calls.ts'
import {
  type CallName,
  type CallPath,
  basePath as shopBasePath,
  callPaths as shopCallPaths,
} from './call-paths.ts'
import type { AllCalls } from './calls/all-calls.ts'
import type { Code } from './codes.ts'
import type { DataOf, InputOf } from './define-call.ts'
import type { Envelope, FormData201 } from './envelope.ts'
import type { FieldMessage } from './validation.ts'

/** The answer to a call: done, or refused with sentences that can be shown as they are. */
export type Answer<Data> =
  | { ok: true; data: Data; message: string }
  | {
      ok: false
      code: Code
      message: string
      form: string[]
      fields: FieldMessage[]
      retryAfter?: number
      /** What comes with a refusal, such as the newer state that it conflicts with. */
      data?: unknown
    }

/** Thrown when what came back is not an envelope at all: the service behind the address is not ours, or is down. */
export class ServiceDown extends Error {
  override name = 'ServiceDown'
}

export interface ClientOptions {
  fetch: typeof globalThis.fetch
  /** Where the API lives; empty for the same origin. */
  origin?: string
  language: string
  token?: () => string | undefined
  signal?: AbortSignal
}

export type CallInput<Name extends CallName> = InputOf<AllCalls[Name]>
export type CallData<Name extends CallName> = DataOf<AllCalls[Name]>

export type Ask = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<Answer<CallData<Name>>>

/** The same for the calls of the staff. */
export type AskStaff = <Name extends keyof AllStaffCalls>(
  name: Name,
  input: InputOf<AllStaffCalls[Name]>,
) => Promise<Answer<DataOf<AllStaffCalls[Name]>>>

/** A typed client over any `fetch`: the browser's, a test's, or the server's own without a network between. */
export const createClient = (options: ClientOptions): Ask =>
  clientOf({ basePath: shopBasePath, callPaths: shopCallPaths }, options) as Ask

/** Where a set of calls lives. */
export interface CallPlaces {
  basePath: string
  callPaths: Record<string, CallPath>
}

/** A client for any set of calls; whoever makes it knows their types. */
export function clientOf(
  places: CallPlaces,
  options: ClientOptions,
): (name: string, input: unknown) => Promise<Answer<unknown>> {
  return async (name, input) => {
    const response = await options.fetch(requestFor(places, { name, input }, options))
    // A file comes as it is; only refusals to send it have an envelope.
    if (response.ok && isFile(response)) return { ok: true, data: await response.blob(), message: '' }
    const answer: unknown = await response.json().catch(() => undefined)
    if (!hasMeta(answer)) throw new ServiceDown('API is down.')
    const { code, message } = answer.meta
    if (code === 200) return { ok: true, data: answer.data as never, message }
    const { form, fields } = formOf(answer.data, message)
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
    return {
      ok: false,
      code,
      message,
      form,
      fields,
      ...(code === 409 && { data: answer.data }),
      ...(Number.isFinite(retryAfter) && { retryAfter }),
    }
  }
}

const isFile = (response: Response): boolean =>
  /^(application\/pdf|image\/|video\/)/i.test(response.headers.get('content-type') ?? '')

/** The request of a call, for who wants to send it in another way. */
export function requestFor(
  { basePath, callPaths }: CallPlaces,
  { name, input }: { name: string; input: unknown },
  options: Omit<ClientOptions, 'fetch'>,
): Request {
  const call = callPaths[name]
  if (call === undefined) throw new Error(`there is no call ${name}`)
  const { path, methods } = call
  const [method] = methods
  const url = new URL(`${basePath}/${path}`, options.origin || 'http://shop.internal')
  const headers = new Headers({ Accept: 'application/json', Language: options.language })
  const token = options.token?.()
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const init: RequestInit = { method, headers }
  if (options.signal) init.signal = options.signal
  if (takesQuery(method)) {
    for (const [key, value] of Object.entries(input as Record<string, unknown>)) {
      // A list is its name repeated.
      for (const one of listOf(value)) {
        if (one !== undefined) url.searchParams.append(key, String(one))
      }
    }
  } else if (hasFiles(input)) {
    // Its type, with the boundary between the parts, is set by who sends it.
    init.body = formWithFiles(input)
  } else {
    headers.set('Content-Type', 'application/json')
    init.body = JSON.stringify(input)
  }
  return new Request(url, init)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const hasFiles = (input: unknown): input is Record<string, unknown> =>
  Object.values(input as object).some((value) => listOf(value).some((one) => one instanceof Blob))

/** A form with files: texts as they are, a list as its name repeated, and what has parts of its own as JSON. */
function formWithFiles(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    const list = listOf(value)
    if (list.some(hasParts)) form.append(name, JSON.stringify(value))
    else
      for (const one of list) {
        if (one instanceof Blob) form.append(name, one)
        else if (one !== undefined && one !== null) form.append(name, String(one))
      }
  }
  return form
}

const hasParts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

function formOf(data: unknown, message: string): FormData201 {
  if (typeof data !== 'object' || data === null || !('form' in data)) return { form: [message], fields: [] }
  return data as FormData201
}

export const takesQuery = (method: string): boolean => method === 'GET' || method === 'DELETE'

function hasMeta(answer: unknown): answer is Envelope {
  if (typeof answer !== 'object' || answer === null || !('meta' in answer)) return false
  const { meta } = answer
  return typeof meta === 'object' && meta !== null && 'code' in meta && typeof meta.code === 'number'
}
