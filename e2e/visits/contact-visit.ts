import type { Page } from '@playwright/test'
import { expect } from './shop-visit.ts'

/** The form for a message by its names in English. */
export const inEnglish = {
  language: 'English',
  address: '/contact-us',
  title: 'Talk to us',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone optional',
  topic: 'What is it about?',
  product: 'A product or advice for a room',
  order: 'Order number optional',
  message: 'Message',
  send: 'Send message',
  sent: 'Your message has arrived',
  another: 'Write another message',
  mail: 'We have your message',
  invalid: 'Invalid email',
  missing: ['Name is required', 'E-mail is required', 'Topic is required', 'Message is required'],
  offline: 'You are offline. Nothing you typed is lost: send it again once you are connected.',
  automatic: 'This looks as if a program had filled it in. Please send it once more.',
  directions: 'Get directions',
}

export type ContactNames = typeof inEnglish

export const inIndonesian: ContactNames = {
  language: 'Indonesian',
  address: '/id/contact-us',
  title: 'Bicara dengan kami',
  name: 'Nama',
  email: 'Surel',
  phone: 'Telepon opsional',
  topic: 'Tentang apa?',
  product: 'Produk atau saran untuk ruangan',
  order: 'Nomor pesanan opsional',
  message: 'Pesan',
  send: 'Kirim pesan',
  sent: 'Pesan Anda sudah kami terima',
  another: 'Tulis pesan lain',
  mail: 'Pesan Anda sudah kami terima',
  invalid: 'Alamat surel tidak valid',
  missing: ['Nama wajib diisi', 'Surel wajib diisi', 'Topik wajib diisi', 'Pesan wajib diisi'],
  offline: 'Anda sedang luring. Isian Anda tetap ada: kirim lagi setelah tersambung.',
  automatic: 'Ini tampak seperti diisi oleh program. Silakan kirim sekali lagi.',
  directions: 'Petunjuk arah',
}

export const question = 'Is the Aria 9 in the store?\n\nI would come on Sunday.'

/** A field of the form, by its name. */
export const fieldOf = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })

export const sendButton = (page: Page, { send }: ContactNames) =>
  page.getByRole('main').getByRole('button', { name: send, exact: true })

export async function fillInMessage(
  page: Page,
  words: ContactNames,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await fieldOf(page, words.name).fill(name)
  await fieldOf(page, words.email).fill(email)
  await page.getByRole('main').getByRole('combobox', { name: words.topic }).click()
  await page.getByRole('option', { name: words.product, exact: true }).click()
  await fieldOf(page, words.message).fill(question)
}

export async function expectMessage(
  page: Page,
  words: ContactNames,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await expect(fieldOf(page, words.name)).toHaveValue(name)
  await expect(fieldOf(page, words.email)).toHaveValue(email)
  await expect(page.getByRole('main').getByRole('combobox', { name: words.topic })).toContainText(
    words.product,
  )
  await expect(fieldOf(page, words.message)).toHaveValue(question)
}

/** The message has arrived, and its title has the focus. */
export async function expectSent(page: Page, words: ContactNames, email: string): Promise<void> {
  const head = page.getByRole('main').getByRole('heading', { name: words.sent, exact: true })
  await expect(head).toBeFocused()
  await expect(page.getByRole('main')).toContainText(email)
}
