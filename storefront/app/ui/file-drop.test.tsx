import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { aPicture, dropOn } from '../../testing/some-files.ts'
import { FileDrop } from './file-drop.tsx'
import { FileTile } from './file-tile.tsx'

async function showDrop(given: { multiple?: boolean; disabled?: boolean; invalid?: boolean } = {}) {
  const onFiles = vi.fn<(files: File[]) => void>()
  const screen = await show(
    <FileDrop label="Photos" accept="image/png" onFiles={onFiles} {...given}>
      Drag a photo here
    </FileDrop>,
  )
  const field = screen.getByLabelText('Photos')
  return { field, place: () => field.element().closest('label') ?? document.body, onFiles }
}

const namesOf = (calls: [File[]][]) => calls.map(([files]) => files.map(({ name }) => name))

test('files that are chosen or dropped are handed over, the same one also a second time', async () => {
  const { field, place, onFiles } = await showDrop({ multiple: true })
  const [one, other] = [await aPicture('one.png'), await aPicture('other.png')]
  await expect.element(field).toHaveAttribute('accept', 'image/png')
  await userEvent.upload(field, one)
  // What is kept in the field could not be chosen again: a browser reports changes alone.
  await expect.element(field).toHaveValue('')
  await userEvent.upload(field, one)
  expect(dropOn(place(), [one, other])).toBe(false)
  expect(namesOf(onFiles.mock.calls)).toEqual([['one.png'], ['one.png'], ['one.png', 'other.png']])
})

test('a place for one file takes the first of those that are dropped', async () => {
  const { place, onFiles } = await showDrop()
  dropOn(place(), [await aPicture('one.png'), await aPicture('other.png')])
  // A text that is dropped is no file.
  dropOn(place(), [])
  expect(namesOf(onFiles.mock.calls)).toEqual([['one.png']])
})

test('a place that is disabled takes nothing', async () => {
  const { field, place, onFiles } = await showDrop({ disabled: true })
  await expect.element(field).toBeDisabled()
  dropOn(place(), [await aPicture('one.png')])
  expect(onFiles).not.toHaveBeenCalled()
})

test('a file that is dropped beside the place does not open instead of the page', async () => {
  const { onFiles } = await showDrop()
  expect(dropOn(document.body, [await aPicture('one.png')])).toBe(false)
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true })
  expect(document.body.dispatchEvent(over)).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

test('a place with a fault is marked as one', async () => {
  const { field } = await showDrop({ invalid: true })
  await expect.element(field).toBeInvalid()
})

function Tile({ refused = false, busy = false, onRemove = () => {} }) {
  return (
    <FileTile
      {...{ refused, busy, onRemove }}
      name="receipt.png"
      detail="24 kB"
      src="data:image/gif;base64,R0lGODlhAQABAAAAACw="
      removeLabel="Remove receipt.png"
      className="size-30"
    />
  )
}

test('a tile shows name, size and picture of a file, and removes it', async () => {
  const onRemove = vi.fn()
  const screen = await show(<Tile onRemove={onRemove} />)
  await expect.element(screen.getByText('receipt.png')).toBeVisible()
  await expect.element(screen.getByText('24 kB')).toBeVisible()
  expect(screen.container.querySelector('img')).not.toBeNull()
  await screen.getByRole('button', { name: 'Remove receipt.png' }).click()
  expect(onRemove).toHaveBeenCalledOnce()
})

test('a file that is refused has no picture; one that is being sent cannot be removed', async () => {
  const refused = await show(<Tile refused />)
  await expect.element(refused.getByRole('button')).toBeVisible()
  expect(refused.container.querySelector('img')).toBeNull()
  await refused.unmount()
  const busy = await show(<Tile busy />)
  await expect.element(busy.getByText('receipt.png')).toBeVisible()
  await expect.element(busy.getByRole('button')).not.toBeInTheDocument()
})
