import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fieldOf, filledInstallation, openInstallation } from '../../../testing/open-installation.tsx'
import { press } from '../../../testing/press.ts'

/** The way from the note to each field, the field that it leads to, and the sentence there. */
const faults = {
  en: {
    count: '8 fields need another look:',
    less: '7 fields need another look:',
    kinds: [/^Home theater/, /^Karaoke/],
    kind: ['what we install', 'What we install', 'What we install is required'],
    building: ['building', 'In what kind of building?', 'Building is required', 'House'],
    province: ['province', 'Province', 'Province is required'],
    days: ['days', 'A day that suits you is required'],
    texts: [
      ['street', 'Street, number, RT/RW', 'Street is required'],
      ['name', 'Name', 'Name is required'],
      ['phone number', 'Phone number', 'Phone number is required'],
      ['e-mail', 'E-mail', 'E-mail is required'],
    ],
  },
  id: {
    count: '8 isian perlu diperiksa:',
    less: '7 isian perlu diperiksa:',
    kinds: [/^Home theater/, /^Karaoke/],
    kind: ['yang dipasang', 'Yang dipasang', 'Yang dipasang wajib diisi'],
    building: ['jenis bangunan', 'Di bangunan seperti apa?', 'Jenis bangunan wajib diisi', 'Rumah'],
    province: ['provinsi', 'Provinsi', 'Provinsi wajib diisi'],
    days: ['hari', 'Pilihan hari wajib diisi'],
    texts: [
      ['jalan', 'Jalan, nomor, RT/RW', 'Jalan wajib diisi'],
      ['nama', 'Nama', 'Nama wajib diisi'],
      ['nomor telepon', 'Nomor telepon', 'Nomor telepon wajib diisi'],
      ['surel', 'Surel', 'Surel wajib diisi'],
    ],
  },
} as const

for (const language of ['en', 'id'] as const) {
  test(`what is missing is told at its field, and the way to each leads to it (${language})`, async () => {
    const { count, less, kinds, kind, building, province, days, texts } = faults[language]
    const { screen, submit, stored } = await openInstallation({ language })
    await submit.click()
    const note = screen.getByRole('alert')
    await expect.element(note).toMatchTextContent(count)
    // The keyboard goes on from the note, whose links come next.
    await userEvent.tab()
    await expect.element(note.getByRole('link', { name: kind[0], exact: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('radio', { name: kinds[0] })).toHaveFocus()
    await expect.element(screen.getByRole('group', { name: kind[1] })).toHaveAccessibleDescription(kind[2])
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('radio', { name: kinds[1] })).toBeChecked()
    await expect.element(note).toMatchTextContent(less)

    const follow = (link: string) => press(note.getByRole('link', { name: link, exact: true }))
    follow(building[0])
    await expect.element(screen.getByRole('radio', { name: building[3] })).toHaveFocus()
    await expect
      .element(screen.getByRole('group', { name: building[1] }))
      .toHaveAccessibleDescription(building[2])
    follow(days[0])
    expect(document.activeElement?.closest('table')).toBe(screen.getByRole('table').element())
    await expect.element(screen.getByRole('table')).toHaveAccessibleDescription(days[1])
    follow(province[0])
    await expect.element(screen.getByRole('combobox', { name: province[1], exact: true })).toHaveFocus()
    await expect
      .element(screen.getByRole('combobox', { name: province[1], exact: true }))
      .toHaveAccessibleDescription(province[2])
    for (const [link, name, sentence] of texts) {
      follow(link)
      await expect.element(fieldOf(name)).toHaveFocus()
      await expect.element(fieldOf(name)).toHaveAccessibleDescription(sentence)
    }
    expect(stored()).toEqual([])
  })
}

test('a sentence goes as soon as its field is filled in', async () => {
  const { screen, submit } = await openInstallation({
    kept: { ...filledInstallation, name: '', phone: '813' },
  })
  await submit.click()
  const note = screen.getByRole('alert')
  await expect.element(note).toMatchTextContent('2 fields need another look: name, phone number.')
  await fieldOf('Name').fill('Sari Wulandari')
  await expect.element(fieldOf('Name')).not.toHaveAccessibleDescription('Name is required')
  await expect.element(note).toMatchTextContent('1 field needs another look: phone number.')
})
