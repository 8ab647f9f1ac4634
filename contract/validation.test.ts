import { expect, test } from 'vitest'
import { z } from 'zod'
import { messagesOf } from './validation.ts'
import { email } from './values/email.ts'

const form = z.object({
  email,
  password: z.string().min(6, 'password_too_short'),
  quantity: z.number().int().min(1),
  address: z.object({ postcode: z.string().min(1) }),
})

/** The sentences for an input, field by field. */
function wrongWith(input: unknown, language: string, schema: z.ZodType = form) {
  const parsed = schema.safeParse(input)
  return parsed.success ? [] : messagesOf(parsed.error.issues, language)
}

const fine = {
  email: 'sari@surel.example',
  password: 'suara-jernih',
  quantity: 1,
  address: { postcode: '12430' },
}

test('what is missing is required, in either language', () => {
  const { email: _, ...withoutEmail } = fine
  expect(wrongWith(withoutEmail, 'en')).toEqual([{ field: 'email', message: 'E-mail is required' }])
  expect(wrongWith(withoutEmail, 'id')).toEqual([{ field: 'email', message: 'Surel wajib diisi' }])
})

test('spaces alone are as good as nothing', () => {
  expect(wrongWith({ ...fine, email: '   ' }, 'en')).toEqual([
    { field: 'email', message: 'E-mail is required' },
  ])
})

test('a rule that names its refusal is told with that sentence, in either language', () => {
  const input = { ...fine, email: 'not an address', password: 'abc' }
  expect(wrongWith(input, 'en').map(({ message }) => message)).toEqual([
    'Invalid email',
    'Invalid Password Length',
  ])
  expect(wrongWith(input, 'id').map(({ message }) => message)).toEqual([
    'Alamat surel tidak valid',
    'Kata sandi minimal 6 karakter',
  ])
})

test('any other mistake names its field, and never says more than that', () => {
  expect(wrongWith({ ...fine, quantity: 'three' }, 'en')).toEqual([
    { field: 'quantity', message: 'quantity: invalid data' },
  ])
  expect(wrongWith({ ...fine, quantity: 0 }, 'id')).toEqual([
    { field: 'quantity', message: 'quantity: data tidak valid' },
  ])
})

test('a field inside another is found by its whole path, and called by its own name', () => {
  expect(wrongWith({ ...fine, address: {} }, 'en')).toEqual([
    { field: 'address.postcode', message: 'Postcode is required' },
  ])
})

test.each([[null], [[]], [7], ['text']])(
  'an input that is no object at all (%j) is invalid as a whole',
  (input) => {
    expect(wrongWith(input, 'en')).toEqual([{ field: '', message: 'Invalid data' }])
    expect(wrongWith(input, 'id')).toEqual([{ field: '', message: 'Data tidak valid' }])
  },
)

test('a field called like something that every object has is told by its name', () => {
  const prices = z.record(z.string(), z.number())
  expect(wrongWith({ constructor: 'x' }, 'en', prices)).toEqual([
    { field: 'constructor', message: 'constructor: invalid data' },
  ])
})
