import { accountRefusals } from './account-refusals.ts'
import { aftersaleRefusals } from './aftersale-refusals.ts'
import { checkoutRefusals } from './checkout-refusals.ts'
import type { Code } from './codes.ts'
import { simulationRefusals } from './simulation-refusals.ts'

interface Refusal {
  code: Exclude<Code, 200>
  en: string
  id: string
}

/**
 * The closed list of reasons why a call is refused: each with its envelope code and its sentence in both languages.
 * The server answers with these sentences and the forms in the browser show the same ones.
 * `{name}` is filled from the values that come with the refusal.
 */
export const refusals = {
  invalid_data: { code: 201, en: 'Invalid data', id: 'Data tidak valid' },
  malformed_json: {
    code: 201,
    en: 'The request could not be read: it is not valid JSON.',
    id: 'Permintaan tidak dapat dibaca: bukan JSON yang benar.',
  },
  malformed_form: {
    code: 201,
    en: 'The form could not be read. Please send it again.',
    id: 'Formulir tidak dapat dibaca. Silakan kirim lagi.',
  },
  field_required: { code: 201, en: '{field} is required', id: '{field} wajib diisi' },
  field_invalid: { code: 201, en: '{field}: invalid data', id: '{field}: data tidak valid' },
  invalid_email: { code: 201, en: 'Invalid email', id: 'Alamat surel tidak valid' },
  search_too_short: {
    code: 201,
    en: 'Please type at least 3 characters.',
    id: 'Ketik sedikitnya 3 huruf.',
  },
  search_too_long: {
    code: 201,
    en: 'Please search with at most 100 characters.',
    id: 'Cari dengan paling banyak 100 huruf.',
  },
  form_automatic: {
    code: 201,
    en: 'This looks as if a program had filled it in. Please send it once more.',
    id: 'Ini tampak seperti diisi oleh program. Silakan kirim sekali lagi.',
  },
  form_too_quick: {
    code: 201,
    en: 'That was very quick. Please look it over and send it once more.',
    id: 'Cepat sekali. Silakan periksa lagi, lalu kirim sekali lagi.',
  },
  article_unknown: {
    code: 404,
    en: 'This article is no longer here.',
    id: 'Artikel ini sudah tidak ada.',
  },
  catalogue_not_offered: {
    code: 404,
    en: 'This shop has no printed catalogue.',
    id: 'Toko ini tidak memiliki katalog cetak.',
  },
  catalogue_in_making: {
    code: 429,
    en: 'The catalogue is being printed. Try again in {seconds} seconds.',
    id: 'Katalog sedang dicetak. Coba lagi dalam {seconds} detik.',
  },
  newsletter_link_unknown: {
    code: 201,
    en: 'This link is no longer valid. Subscribe again to get a new one.',
    id: 'Tautan ini sudah tidak berlaku. Silakan berlangganan lagi untuk mendapat tautan baru.',
  },
  not_signed_in: { code: 401, en: 'Please sign in first.', id: 'Silakan masuk terlebih dahulu.' },
  not_allowed: { code: 403, en: 'You may not do this.', id: 'Anda tidak diizinkan melakukan ini.' },
  call_unknown: { code: 404, en: 'There is no such call.', id: 'Panggilan ini tidak ada.' },
  product_unknown: {
    code: 404,
    en: 'This product is no longer in our shop.',
    id: 'Produk ini sudah tidak ada di toko kami.',
  },
  list_unknown: {
    code: 404,
    en: 'This page could not be found',
    id: 'Halaman ini tidak ditemukan',
  },
  store_unknown: { code: 404, en: 'This store is not here.', id: 'Toko ini tidak ada di sini.' },
  language_unknown: {
    code: 404,
    en: 'The shop does not speak this language.',
    id: 'Toko ini tidak tersedia dalam bahasa tersebut.',
  },
  method_wrong: {
    code: 405,
    en: 'This call does not take {method}.',
    id: 'Panggilan ini tidak menerima {method}.',
  },
  too_large: {
    code: 413,
    en: 'The request is too large: at most {limit}.',
    id: 'Permintaan terlalu besar: paling banyak {limit}.',
  },
  too_many_requests: {
    code: 429,
    en: 'Too many attempts. Try again in {seconds} seconds.',
    id: 'Terlalu banyak percobaan. Coba lagi dalam {seconds} detik.',
  },
  fault: {
    code: 500,
    en: 'Something went wrong, please try again',
    id: 'Terjadi kesalahan, silakan coba lagi',
  },
  files_unavailable: {
    code: 500,
    en: 'We cannot store or open files at the moment. Please try again in a few minutes.',
    id: 'Saat ini kami tidak dapat menyimpan atau membuka berkas. Silakan coba lagi beberapa menit lagi.',
  },
  ...accountRefusals,
  ...checkoutRefusals,
  ...aftersaleRefusals,
  ...simulationRefusals,
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof refusals
export type RefusalValues = Record<string, string | number>

export const isRefusalName = (name: string): name is RefusalName => Object.hasOwn(refusals, name)

/** The sentence for a refusal; any language without a sentence of its own reads the English one. */
export function sentenceOf(name: RefusalName, language: string, values: RefusalValues = {}): string {
  const sentence = language === 'id' ? refusals[name].id : refusals[name].en
  return sentence.replace(/\{(\w+)\}/g, (blank, key: string) => String(values[key] ?? blank))
}
