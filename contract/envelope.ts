import { z } from 'zod'
import { type Code, codes } from './codes.ts'
import type { FieldMessage } from './validation.ts'

/** The shape of every answer. `status` repeats `meta.code`, so that clients may read either. */
export interface Envelope<Data = unknown> {
  status: Code
  meta: { code: Code; message: string }
  data: Data
}

/** What comes as `data` with code 201: the sentences, and the same ones by field for forms. */
export interface FormData201 {
  form: string[]
  fields: FieldMessage[]
}

const codeSchema = z.union(codes.map((code) => z.literal(code)))

export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: codeSchema, meta: z.object({ code: codeSchema, message: z.string() }), data })

export const formDataSchema = z.object({
  form: z.array(z.string()),
  fields: z.array(z.object({ field: z.string(), message: z.string() })),
})
