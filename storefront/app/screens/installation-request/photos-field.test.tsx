import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { filledInstallation, openInstallation } from '../../../testing/open-installation.tsx'
import { sendFormsByFetch } from '../../../testing/send-forms-by-fetch.ts'
import { aHeavyFile, aPicture, dropOn } from '../../../testing/some-files.ts'

// A test fills the form in at once, and does not wait until a person could have done so.
vi.mock('@gema/contract/values/quickest-form.ts', () => ({ quickestForm: 0 }))

for (const { language, told, remove } of [
  {
    language: 'en',
    told: 'denah.jpg cannot be used. Photos are JPG or PNG of at most 5 MB.',
    remove: 'Remove',
  },
  {
    language: 'id',
    told: 'denah.jpg tidak bisa dipakai. Foto berformat JPG atau PNG, paling besar 5 MB.',
    remove: 'Hapus',
  },
] as const)
  test(`a file that is no photo is told, nothing is lost with it, and the form is sent without it (${language})`, async () => {
    sendFormsByFetch()
    const { screen, onSent, submit, photos, stored } = await openInstallation({
      language,
      kept: filledInstallation,
      answers: { installationRequestStore: { reference: 'PSG-2611-0001' } },
    })
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'denah.jpg', {
      type: 'image/jpeg',
    })
    await userEvent.upload(photos, [await aPicture('ruang.png'), drawing])
    await expect.element(screen.getByText(told, { exact: false })).toBeVisible()
    await submit.click()
    const note = screen.getByRole('alert')
    await expect
      .element(note)
      .toMatchTextContent(
        language === 'en' ? '1 field needs another look: photos' : '1 isian perlu diperiksa: foto',
      )
    await note.getByRole('link', { name: language === 'en' ? 'photos' : 'foto', exact: true }).click()
    await expect.element(photos).toHaveFocus()
    await expect.element(screen.getByText('ruang.png')).toBeVisible()
    expect(stored()).toEqual([])

    await screen.getByRole('button', { name: `${remove} denah.jpg` }).click()
    await expect.element(photos).toHaveFocus()
    await expect.element(screen.getByText(told, { exact: false })).not.toBeInTheDocument()
    // The button moves up when the note disappears, and a click during the move misses it.
    await expect.element(note).not.toBeInTheDocument()
    await submit.click()
    await expect.poll(() => onSent.mock.calls).toHaveLength(1)
    expect(stored()[0]?.photos).toMatchObject({ name: 'ruang.png' })
  })

test('a photo of more than 5 MB is told, and so is a sixth one', async () => {
  const { screen, photos } = await openInstallation()
  const drop = (...files: File[]) => dropOn(photos.element().closest('label') ?? document.body, files)
  drop(
    await aPicture('ruang-1.png'),
    aHeavyFile('berat.png', { type: 'image/png', bytes: 5 * 1024 * 1024 + 1 }),
  )
  await expect.element(screen.getByText(/berat\.png cannot be used\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Remove berat.png' }).click()
  drop(...(await Promise.all([2, 3, 4, 5, 6].map((place) => aPicture(`ruang-${place}.png`)))))
  await expect.element(photos).toHaveAccessibleDescription('At most 5 photos can be sent.')
  await expect.element(screen.getByText('5 of 5', { exact: true })).toBeVisible()
  await expect.element(photos).toBeDisabled()
})
