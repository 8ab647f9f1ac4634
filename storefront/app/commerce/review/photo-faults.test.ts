import { expect, test } from 'vitest'
import { photoFault, refusedPhotos } from './photo-faults.ts'

const photo = (name: string, { type = 'image/jpeg', bytes = 10 } = {}) =>
  new File([new Uint8Array(bytes)], name, { type })

test('a sentence of the server goes to the photo at its place, any other to none', () => {
  const [first, second] = [photo('a.jpg'), photo('b.jpg')]
  const told = [
    { field: 'pictures.1', message: 'too heavy' },
    { field: 'pictures.7', message: 'which one?' },
    { field: 'pictures', message: 'too many' },
    { field: 'text', message: 'missing' },
  ]
  expect(refusedPhotos([first, second], told)).toEqual([[second, 'too heavy']])
})

test('what is no JPG or PNG, or too heavy, is told before it is sent', async () => {
  const fault = (file: File) => photoFault(file, { most: 1, language: 'en' })
  expect(await fault(photo('a.svg', { type: 'image/svg+xml' }))).toBe('Please choose a JPG or PNG picture.')
  expect(await fault(photo('a.jpg', { bytes: 1025 }))).toBe('A picture may have at most 1 kB.')
})
