import { type Code, httpStatusOf } from '@gema/contract/codes.ts'
import type { Envelope, FormData201 } from '@gema/contract/envelope.ts'
import { type RefusalName, type RefusalValues, refusals, sentenceOf } from '@gema/contract/refusals.ts'
import type { FieldMessage } from '@gema/contract/validation.ts'
import { answerJson } from './answer-json.ts'
import { closedPolicy } from './security-headers.ts'

const okMessages: Record<string, string> = { en: 'OK', id: 'Berhasil' }

/** Answers what was asked for, with the call's own sentence where it has one. */
export function answerDone(data: unknown, language: string, done?: { en: string; id: string }): Response {
  const message = done === undefined ? okMessages[language] : language === 'id' ? done.id : done.en
  return envelopeResponse({ code: 200, message: message ?? 'OK', data })
}

/** Answers a file: never to be run by a browser, whatever it holds, and kept by nobody on the way. */
export function answerFile(file: Blob): Response {
  const name = file instanceof File ? file.name : 'file'
  return new Response(file, {
    headers: {
      'Content-Type': file.type || 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': `${closedPolicy}; sandbox`,
      'Cache-Control': 'private, no-store',
      Vary: 'Authorization',
    },
  })
}

export function answerInvalid(fields: FieldMessage[], language: string): Response {
  const form = fields.map((field) => field.message)
  const data: FormData201 = { form, fields }
  return envelopeResponse({ code: 201, message: form[0] ?? sentenceOf('invalid_data', language), data })
}

/** Answers a refusal. Code 201 carries its sentence in `data.form`; the others say it in `meta.message` alone. */
export function answerRefused(
  name: RefusalName,
  language: string,
  more: { values?: RefusalValues; field?: string; headers?: Record<string, string>; data?: unknown } = {},
): Response {
  const message = sentenceOf(name, language, more.values)
  const { code } = refusals[name]
  if (code === 201) return answerInvalid([{ field: more.field ?? '', message }], language)
  // Whoever is told to wait is told for how long.
  const wait = code === 429 &&
    more.values?.seconds !== undefined && { 'Retry-After': String(more.values.seconds) }
  return envelopeResponse({ code, message, data: more.data ?? null }, { ...wait, ...more.headers })
}

function envelopeResponse(
  { code, message, data }: { code: Code; message: string; data: unknown },
  headers: Record<string, string> = {},
): Response {
  const envelope: Envelope = { status: code, meta: { code, message }, data }
  return answerJson(envelope, {
    status: httpStatusOf(code),
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      Vary: 'Language, Authorization',
      ...headers,
    },
  })
}
