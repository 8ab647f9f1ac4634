import type { Page } from '@playwright/test'
import { choose } from './address-lists.ts'
import { expect } from './shop-visit.ts'

/** The form for an installation by its names in English. */
export const inEnglish = {
  kind: 'Stereo and vinyl',
  building: 'Apartment',
  province: 'Province',
  city: 'City or regency',
  district: 'District',
  street: 'Street, number, RT/RW',
  nextMonth: 'Next month',
  choice: (number: number) => new RegExp(`, choice ${number}$`),
  days: '2 of 3 days',
  time: /^Time of day on /,
  evening: 'Evening',
  photos: 'Photos of the room',
  note: 'Anything else we should know?',
  name: 'Name',
  phone: 'Phone number',
  email: 'E-mail',
  send: 'Send request',
  sent: 'Your request has arrived',
  offline: 'You are offline. Nothing you typed is lost: send it again once you are connected.',
}

type InstallationNames = typeof inEnglish

export const inIndonesian: InstallationNames = {
  kind: 'Stereo dan piringan hitam',
  building: 'Apartemen',
  province: 'Provinsi',
  city: 'Kota atau kabupaten',
  district: 'Kecamatan',
  street: 'Jalan, nomor, RT/RW',
  nextMonth: 'Bulan berikutnya',
  choice: (number) => new RegExp(`, pilihan ${number}$`),
  days: '2 dari 3 hari',
  time: /^Waktu pada /,
  evening: 'Sore',
  photos: 'Foto ruangan',
  note: 'Ada lagi yang perlu kami tahu?',
  name: 'Nama',
  phone: 'Nomor telepon',
  email: 'Surel',
  send: 'Kirim permintaan',
  sent: 'Permintaan Anda sudah kami terima',
  offline: 'Anda sedang luring. Isian Anda tetap ada: kirim lagi setelah tersambung.',
}

/** A field of the form, by its name. */
export const fieldOf = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })

/** The one that sends the form. */
export const sendButton = (page: Page, { send }: InstallationNames) =>
  page.getByRole('main').getByRole('button', { name: send, exact: true })

/** A day of the month that is shown. Days in the middle of the next month can be wished for on any day of the year. */
export const dayOf = (page: Page, day: number) =>
  page.getByRole('table').getByRole('button', { name: new RegExp(` ${day} \\S+ \\d{4}\\b`) })

/** Wishes for two days of the next month: the 15th by mouse, and the same weekday a week later by keyboard. */
export async function wishForTwoDays(page: Page, words: InstallationNames): Promise<void> {
  await page.getByRole('button', { name: words.nextMonth, exact: true }).click()
  await dayOf(page, 15).click()
  await expect(dayOf(page, 15)).toHaveAccessibleName(words.choice(1))
  await dayOf(page, 15).press('ArrowDown')
  await expect(dayOf(page, 22)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dayOf(page, 22)).toHaveAccessibleName(words.choice(2))
  const second = page.getByRole('radiogroup', { name: words.time }).nth(1)
  await second.getByText(words.evening, { exact: true }).click()
  await expect(page.getByText(words.days, { exact: true })).toBeVisible()
}

/** Fills in all that has to be, and the days. */
export async function fillInInstallation(page: Page, words: InstallationNames, email: string): Promise<void> {
  for (const answer of [words.kind, words.building])
    await page.locator('label', { has: page.getByRole('radio', { name: answer }) }).click()
  await choose(page, words.province, { typed: 'jawa teng', entry: 'Jawa Tengah' })
  await choose(page, words.city, { typed: 'jepara', entry: 'Kabupaten Jepara' })
  await choose(page, words.district, { typed: 'tahunan', entry: 'Tahunan' })
  await fieldOf(page, words.street).fill('Jl. Ukir No. 4, RT 02 RW 01')
  await wishForTwoDays(page, words)
  await fieldOf(page, words.name).fill('Sari Wulandari')
  await fieldOf(page, words.phone).fill('0812 5550 0142')
  await fieldOf(page, words.email).fill(email)
}

/** Everything stands where it was typed; photos are looked at elsewhere. */
export async function expectFilledIn(page: Page, words: InstallationNames, email: string): Promise<void> {
  await expect(page.getByRole('radio', { name: words.kind })).toBeChecked()
  await expect(page.getByRole('radio', { name: words.building })).toBeChecked()
  const places = {
    [words.province]: 'Jawa Tengah',
    [words.city]: 'Kabupaten Jepara',
    [words.district]: 'Tahunan',
  }
  for (const [name, place] of Object.entries(places))
    await expect(page.getByRole('main').getByRole('combobox', { name, exact: true })).toHaveText(place)
  await expect(fieldOf(page, words.street)).toHaveValue('Jl. Ukir No. 4, RT 02 RW 01')
  await expect(page.getByText(words.days, { exact: true })).toBeVisible()
  const second = page.getByRole('radiogroup', { name: words.time }).nth(1)
  await expect(second.getByRole('radio', { name: words.evening })).toBeChecked()
  await expect(fieldOf(page, words.name)).toHaveValue('Sari Wulandari')
  await expect(fieldOf(page, words.phone)).toHaveValue('0812 5550 0142')
  await expect(fieldOf(page, words.email)).toHaveValue(email)
}

/** It has arrived: answers its reference. */
export async function expectSent(page: Page, words: InstallationNames, email: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: words.sent, exact: true })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(email)
  const reference = (await page.getByRole('main').locator('p[dir=ltr]').textContent()) ?? ''
  expect(reference).toMatch(/^[A-Z0-9-]{6,}$/)
  return reference
}
