import { z } from 'zod'
import { basePath, type Method } from './call-paths.ts'
import { codeMeanings, httpStatusOf } from './codes.ts'
import type { Call } from './define-call.ts'
import { envelopeOf, formDataSchema } from './envelope.ts'

type Json = Record<string, unknown>

export interface ApiInfo {
  title: string
  version: string
  /** Where the calls live; absent: where those of shoppers do. */
  url?: string
  /** What the token is. */
  token?: string
}

/** The OpenAPI 3.1 document of a set of calls. */
export function openApiOf(calls: readonly Call[], about: ApiInfo): Json {
  const { title, version, url = basePath } = about
  const { token = 'A customer’s session token, or a guest’s own `guest_…` token.' } = about
  const parts: Json = {}
  return {
    openapi: '3.1.0',
    info: {
      ...{ title, version },
      description:
        'Every answer has the shape `{ status, meta: { code, message }, data }`; `status` repeats `meta.code`. ' +
        'Send `Language: en` or `Language: id` to choose the language of texts and messages.',
    },
    servers: [{ url }],
    paths: withNamedParts(Object.fromEntries(calls.flatMap(pathsOf)), parts),
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: token,
        },
      },
      schemas: {
        Refusal: schemaOf(envelopeOf(z.unknown())),
        ValidationFailure: schemaOf(envelopeOf(formDataSchema)),
        ...parts,
      },
    },
  }
}

/** The path of a call and, where a field may also stand at its end, the path with it. */
function pathsOf(call: Call): [path: string, item: Json][] {
  const { tail } = call
  const plain: [string, Json] = [`/${call.path}`, pathItemOf(call)]
  return tail === undefined ? [plain] : [plain, [`/${call.path}/{${tail}}`, pathItemOf(call, tail)]]
}

function pathItemOf(call: Call, tail?: string): Json {
  const operations = call.methods.map((method) => [method.toLowerCase(), operationOf(call, method, tail)])
  return Object.fromEntries(operations)
}

function operationOf(call: Call, method: Method, tail: string | undefined): Json {
  const words = call.path.split(/[/_-]/)
  const name = tail === undefined ? words : [...words, 'by', tail]
  return {
    operationId: `${method.toLowerCase()}_${name.join('_')}`,
    tags: [words[0]],
    summary: call.summary,
    ...(call.caller === 'anyone' ? {} : { security: [{ token: [] }] }),
    ...inputOf(call, method, tail),
    responses: responsesOf(call),
  }
}

function inputOf(call: Call, method: Method, tail: string | undefined): Json {
  const language: Json = {
    name: 'Language',
    in: 'header',
    required: false,
    description: 'Language of texts and messages; `en` when absent.',
    schema: { type: 'string' },
  }
  const schema = schemaOf(call.input, 'input')
  if (method === 'POST' || method === 'PUT') {
    return {
      parameters: [language],
      requestBody: { required: true, content: { [bodyTypeOf(schema)]: { schema } } },
    }
  }
  const required = new Set((schema.required as string[] | undefined) ?? [])
  const fields = Object.entries((schema.properties as Json | undefined) ?? {})
  const query = fields.map(([name, field]) => ({
    name,
    in: name === tail ? 'path' : 'query',
    required: name === tail || required.has(name),
    schema: field,
  }))
  return { parameters: [language, ...query] }
}

/** A call that takes files takes them as a form. */
function bodyTypeOf(schema: Json): string {
  const fields = Object.values((schema.properties as Record<string, Json> | undefined) ?? {})
  return fields.some(({ format }) => format === 'binary') ? 'multipart/form-data' : 'application/json'
}

function responsesOf(call: Call): Json {
  const refused = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  const always = [405, 413, 429, 500] as const
  const guarded = call.caller === 'anyone' ? [] : ([401] as const)
  const permitted = call.permission === undefined ? [] : ([403] as const)
  return {
    200: {
      description: `${codeMeanings[200]} With code 201 in the envelope: ${codeMeanings[201]}`,
      content: contentOf(call),
    },
    ...Object.fromEntries(
      [...guarded, ...permitted, ...always].map((code) => [
        httpStatusOf(code),
        { description: codeMeanings[code], content: refused },
      ]),
    ),
  }
}

/** A file comes as it is, and only what is said instead of it has an envelope. */
function contentOf({ data }: Call): Json {
  const invalid = { $ref: '#/components/schemas/ValidationFailure' }
  if (data.def.type === 'custom')
    return {
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
      'application/json': { schema: invalid },
    }
  return { 'application/json': { schema: { oneOf: [schemaOf(envelopeOf(data)), invalid] } } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** Parts that hold themselves, such as lists in lists, have a name; in the document, names stand in one place. */
function withNamedParts<Value>(value: Value, parts: Json): Value {
  if (Array.isArray(value)) return value.map((item) => withNamedParts(item, parts)) as Value
  if (typeof value !== 'object' || value === null) return value
  const { $defs = {}, ...rest } = value as Json
  for (const [name, part] of Object.entries($defs as Json)) parts[name] = withNamedParts(part, parts)
  const entries = Object.entries(rest).map(([name, item]) => [
    name,
    name === '$ref' && typeof item === 'string'
      ? item.replace('#/$defs/', '#/components/schemas/')
      : withNamedParts(item, parts),
  ])
  return Object.fromEntries(entries) as Value
}
