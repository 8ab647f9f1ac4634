import { z } from 'zod'
import { basePath, type Method } from './call-paths.ts'
import { codeMeanings, httpStatusOf } from './codes.ts'
import type { Call } from './define-call.ts'
import { envelopeOf, formDataSchema } from './envelope.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of a set of calls. */
export function openApiOf(calls: readonly Call[], info: { title: string; version: string }): Json {
  return {
    openapi: '3.1.0',
    info: {
      ...info,
      description:
        'Every answer has the shape `{ status, meta: { code, message }, data }`; `status` repeats `meta.code`. ' +
        'Send `Language: en` or `Language: id` to choose the language of texts and messages.',
    },
    servers: [{ url: basePath }],
    paths: Object.fromEntries(calls.flatMap(pathsOf)),
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A customer’s session token, or a guest’s own `guest_…` token.',
        },
      },
      schemas: {
        Refusal: schemaOf(envelopeOf(z.unknown())),
        ValidationFailure: schemaOf(envelopeOf(formDataSchema)),
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
  return {
    200: {
      description: `${codeMeanings[200]} With code 201 in the envelope: ${codeMeanings[201]}`,
      content: {
        'application/json': {
          schema: {
            oneOf: [schemaOf(envelopeOf(call.data)), { $ref: '#/components/schemas/ValidationFailure' }],
          },
        },
      },
    },
    ...Object.fromEntries(
      [...guarded, ...always].map((code) => [
        httpStatusOf(code),
        { description: codeMeanings[code], content: refused },
      ]),
    ),
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
