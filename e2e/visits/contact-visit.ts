import type { Page } from '@playwright/test'
import { expect } from './shop-visit.ts'

/** The form for a message by its names in English. */
export const inEnglish = {
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
  whatsapp: /^WhatsApp chat/,
  call: /^Phone/,
  mail: /^E-mail/,
  hours: /^(Open now, until|Closed now)/,
  map: (store: string) => `Drawing of the streets around ${store}`,
  directions: (store: string) => `Get directions ${store}`,
  isItUs: 'Is it really us?',
}

type ContactNames = typeof inEnglish

export const inIndonesian: ContactNames = {
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
  whatsapp: /^Chat WhatsApp/,
  call: /^Telepon/,
  mail: /^Surel/,
  hours: /^(Buka, sampai|Sedang tutup)/,
  map: (store) => `Gambar jalan di sekitar ${store}`,
  directions: (store) => `Petunjuk arah ${store}`,
  isItUs: 'Benarkah itu kami?',
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
