import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { aHeavyFile, aPicture, dropOn } from '../../../testing/some-files.ts'
import { EvidenceField } from './evidence-field.tsx'
import { useFileFaults } from './use-file-faults.ts'

const megabyte = 1024 * 1024

interface FieldOfFormProps {
  begin?: File[]
  narrow?: boolean
  error?: string
  sent?: number
  onStop?: () => void
}

/** The field as forms use it: what is chosen stands in the form, with its faults. */
function FieldOfForm({ begin = [], sent, onStop = () => {}, ...props }: FieldOfFormProps) {
  const [files, setFiles] = useState(begin)
  const faults = useFileFaults(files, 0)
  return (
    <EvidenceField
      {...props}
      id="evidence"
      files={files}
      faults={faults}
      progress={
        sent === undefined ? undefined : { sent, total: files.reduce((sum, { size }) => sum + size, 0) }
      }
      isSending={sent !== undefined}
      onChange={setFiles}
      onStop={onStop}
    />
  )
}

async function showField(props: FieldOfFormProps = {}, language: 'en' | 'id' = 'en') {
  const screen = await show(<FieldOfForm {...props} />, { language })
  const place = () => document.getElementById('evidence')?.closest('label') ?? document.body
  return { screen, drop: (...files: File[]) => dropOn(place(), files) }
}

const refusals = [
  {
    what: 'a picture of more than 2 MB',
    file: () => aHeavyFile('large.jpg', { type: 'image/jpeg', bytes: 2 * megabyte + 1 }),
    en: 'A picture may have at most 2 MB.',
    id: 'Foto paling besar 2 MB.',
  },
  {
    what: 'a video of more than 10 MB',
    file: () => aHeavyFile('large.mp4', { type: 'video/mp4', bytes: 10 * megabyte + 1 }),
    en: 'A video may have at most 10 MB.',
    id: 'Video paling besar 10 MB.',
  },
  {
    what: 'a file of another kind',
    file: () => aHeavyFile('letter.pdf', { type: 'application/pdf', bytes: 10 }),
    en: 'Please choose JPG, PNG, MP4, AVI, MOV or WMV files.',
    id: 'Pilih berkas JPG, PNG, MP4, AVI, MOV, atau WMV.',
  },
  {
    what: 'a drawing that calls itself a photo',
    file: () =>
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.jpg', { type: 'image/jpeg' }),
    en: '“drawing.jpg” is not a picture or video that we can read.',
    id: '“drawing.jpg” bukan foto atau video yang dapat kami baca.',
  },
]

for (const { what, file, ...sentences } of refusals) {
  test(`${what} is refused at its tile, and the others stay`, async () => {
    for (const language of ['en', 'id'] as const) {
      const { screen, drop } = await showField({ begin: [await aPicture('fine.png')] }, language)
      drop(file())
      const fault = screen.getByText(sentences[language], { exact: false })
      await expect.element(fault).toBeVisible()
      const [view, remove] = language === 'en' ? ['View', 'Remove'] : ['Lihat', 'Hapus']
      await expect
        .element(screen.getByRole('button', { name: new RegExp(`^${view} `) }))
        .toHaveAccessibleName(`${view} fine.png`)
      await screen.getByRole('button', { name: `${remove} ${file().name}` }).click()
      await expect.element(fault).not.toBeInTheDocument()
      await expect.element(screen.getByText('fine.png')).toBeVisible()
      await screen.unmount()
    }
  })
}

test('a picture of 2 MB and a video of 10 MB are taken', async () => {
  const { screen, drop } = await showField()
  drop(
    aHeavyFile('film.mov', { type: 'video/quicktime', bytes: 10 * megabyte }),
    new File([await aPicture('photo.png'), new Uint8Array(megabyte)], 'photo.png', { type: 'image/png' }),
  )
  await expect.element(screen.getByRole('button', { name: 'View film.mov' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'View photo.png' })).toBeVisible()
  await expect.element(screen.getByText(/at most 2 MB\.|at most 10 MB\.|can read/)).not.toBeInTheDocument()
})

test('the sixth file is refused, five stay, and removing one clears the sentence', async () => {
  const { screen } = await showField()
  const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((place) => aPicture(`photo-${place}.png`)))
  const field = screen.getByLabelText('Photos or videos')
  await userEvent.upload(field, photos)
  await expect.element(screen.getByText('At most 5 files can be added.')).toBeVisible()
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('At most 5 files can be added.')
  expect(screen.getByRole('button', { name: /^Remove photo-/ }).elements()).toHaveLength(5)
  // With five of them there is no place for another one.
  await expect.element(screen.getByText('Add', { exact: true })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Remove photo-5.png' }).click()
  await expect.element(screen.getByText('At most 5 files can be added.')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Add', { exact: true })).toBeVisible()
  // The cross is gone; its focus goes to the place for the next file.
  await expect.element(field).toHaveFocus()
})

test('the same file is taken once', async () => {
  const photo = await aPicture('photo.png')
  const { screen, drop } = await showField({ begin: [photo] })
  drop(photo, await aPicture('other.png'))
  await expect.element(screen.getByText('other.png')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(2)
})

test('in a dialog, the field has a place to add files to, its limits and its fault', async () => {
  const { screen } = await showField({ narrow: true })
  const field = screen.getByLabelText('Add', { exact: true })
  await expect.element(field).toHaveAccessibleDescription(/^At most 5\. JPG, PNG up to 2 MB/)
  await userEvent.upload(field, await aPicture('photo.png'))
  await expect.element(screen.getByRole('button', { name: 'View photo.png' })).toBeVisible()
  await screen.unmount()
  const faulty = await showField({ narrow: true, error: 'Add at least one file.' })
  await expect
    .element(faulty.screen.getByLabelText('Add', { exact: true }))
    .toHaveAccessibleDescription('Add at least one file.')
})

test('a photo fills the screen, the arrow keys lead to the next one, and Escape leads back', async () => {
  const { screen } = await showField({ begin: [await aPicture('one.png'), await aPicture('two.png')] })
  const opener = screen.getByRole('button', { name: 'View two.png' })
  await opener.click()
  const viewer = screen.getByRole('dialog', { name: 'two.png' })
  await expect.element(viewer.getByRole('img', { name: 'two.png' })).toBeVisible()
  await expect.element(viewer.getByText('2 of 2')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('dialog', { name: 'one.png' }).getByText('1 of 2')).toBeVisible()
  await screen.getByRole('button', { name: 'Previous' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'two.png' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('while the form is sent, each file says how far it is, and sending can be stopped', async () => {
  const begin = ['one', 'two', 'three'].map((name) =>
    aHeavyFile(`${name}.mp4`, { type: 'video/mp4', bytes: megabyte }),
  )
  const onStop = vi.fn()
  const { screen } = await showField({ begin, sent: 1.5 * megabyte, onStop })
  await expect.element(screen.getByText('1.0 MB sent')).toBeVisible()
  const bar = screen.getByRole('progressbar', { name: 'Sending two.mp4' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  await expect.element(screen.getByLabelText('Photos or videos')).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Stop sending' }).click()
  expect(onStop).toHaveBeenCalledOnce()
})
